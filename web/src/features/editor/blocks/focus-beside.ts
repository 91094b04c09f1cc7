/** The id of the button that adds a block at the top. */
export const ADD_BLOCK = 'blok-toevoegen';

/** Call before removing a block: moves focus to the next block, else the last one, else the button that adds one. */
export function focusBeside(button: Element): void {
  const frames = [...document.querySelectorAll('[data-block]')];
  const at = frames.findIndex((frame) => frame.contains(button));
  const beside = frames[at + 1] ?? frames[at - 1];
  const target = beside ? beside.querySelector('[aria-expanded]') : document.getElementById(ADD_BLOCK);
  if (target instanceof HTMLElement) target.focus();
}
