import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { INDENT } from './move';

const SIDEWAYS: Record<string, number> = { ArrowRight: INDENT, ArrowLeft: -INDENT };

/** Up and down move between rows; left and right change the level. */
export const treeKeyboard: KeyboardCoordinateGetter = (event, args) => {
  const step = SIDEWAYS[event.code];
  const { x, y } = args.currentCoordinates;
  if (step === undefined) {
    const next = sortableKeyboardCoordinates(event, args);
    return next ? { x, y: next.y } : undefined;
  }
  event.preventDefault();
  return { x: x + step, y };
};
