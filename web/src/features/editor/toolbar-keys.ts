import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const DRAGGING = '[aria-roledescription][aria-pressed=true]';

/** Popups of the toolbar handle their own keys. */
const getButtons = (bar: HTMLElement): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')].filter(
    (button) => button.closest('dialog, [role=menu], [role=toolbar]') === bar,
  );

/** Leaves one button in the tab order (roving tabindex): the given one, else the current one, else the first. */
function keepOneStop(bar: HTMLElement, wanted?: HTMLElement): void {
  const buttons = getButtons(bar);
  const stop =
    buttons.find((button) => button === wanted) ??
    buttons.find((button) => button.dataset.stop !== undefined) ??
    buttons[0];
  for (const button of buttons) {
    button.tabIndex = button === stop ? 0 : -1;
    if (button === stop) button.dataset.stop = '';
    else delete button.dataset.stop;
  }
}

/** Keyboard handling for a toolbar: one tab stop, and arrow keys, Home and End to move between buttons. */
export function useToolbarKeys() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) keepOneStop(ref.current);
  });
  return {
    ref,
    role: 'toolbar' as const,
    tabIndex: -1,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
      if (target instanceof HTMLElement && target !== currentTarget) keepOneStop(currentTarget, target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const { key, target, currentTarget } = event;
      const step = STEPS[key];
      const buttons = getButtons(currentTarget);
      const at = buttons.findIndex((button) => button === target);
      // Arrow keys belong to the drag handle during a drag.
      if (!step || at < 0 || (target instanceof Element && target.matches(DRAGGING))) return;
      event.preventDefault();
      buttons[step(at, buttons.length)]?.focus();
    },
  };
}
