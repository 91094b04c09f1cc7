import type { PointerSensorOptions } from '@dnd-kit/core';

/** Drags by mouse and touch, from a handle. */
export const DRAG_POINTER: PointerSensorOptions = {
  activationConstraint: { distance: 4 },
  // Touch leaves the focus in a text, and browsers scroll there as soon as the drag clears the selection.
  onActivation: ({ event }) => {
    if (event.target instanceof Element)
      event.target.closest<HTMLElement>('button')?.focus({ preventScroll: true });
  },
};
