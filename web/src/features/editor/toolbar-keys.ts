import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const DRAGGING = '[aria-roledescription][aria-pressed=true]';

/** What a button of the toolbar opens has its own keys. */
const getButtons = (bar: HTMLElement): HTMLButtonElement[] =>
  [...bar.querySelectorAll('button')].filter(
    (button) => !button.disabled && button.closest('dialog, [role=menu], [role=toolbar]') === bar,
  );

/** Leaves one button for Tab: the given one, or else the one that it was, or the first. */
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

/** The keys of a toolbar: one stop for Tab, and arrows, Home and End from button to button. */
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
      // What is dragged by a handle has the arrows.
      if (!step || at < 0 || (target instanceof Element && target.matches(DRAGGING))) return;
      event.preventDefault();
      buttons[step(at, buttons.length)]?.focus();
    },
  };
}
