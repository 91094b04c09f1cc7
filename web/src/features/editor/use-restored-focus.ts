import { useEffect } from 'react';
import { getBlockButton } from './blocks/block-buttons';

export const ADD_BLOCK = 'blok-toevoegen';

/** Call before removing a block: moves focus to the next block, else the last one, else the button that adds one. */
export function focusBeside(button: Element): void {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-block]')];
  const at = frames.findIndex((frame) => frame.contains(button));
  const beside = frames[at + 1] ?? frames[at - 1];
  const target = beside ? getBlockButton(Number(beside.dataset.block)) : document.getElementById(ADD_BLOCK);
  target?.focus();
}

const CONTROL = 'textarea, input, select, button, [contenteditable=true]';

/** Describes the focused element well enough to find its counterpart when it is gone. */
interface Trace {
  element: Element;
  /** The block that it belongs to, on the page or in the panel. */
  block: string | undefined;
  /** The path of its field in that block. */
  at: string | undefined;
  name: string | null;
  toolbar: string | null | undefined;
}

function getTrace(element: Element): Trace | null {
  const block = element.closest<HTMLElement>('[data-block]')?.dataset.block;
  const settings = element.closest<HTMLElement>('[data-settings]')?.dataset.settings;
  const toolbar = element.closest('[role=toolbar]')?.ariaLabel;
  if (block === undefined && settings === undefined && toolbar === undefined) return null;
  const at = element.closest<HTMLElement>('[data-at]')?.dataset.at;
  return { element, block: settings ?? block, at, name: element.ariaLabel, toolbar };
}

const controlIn = (place: HTMLElement): HTMLElement | null =>
  place.matches(CONTROL) ? place : place.querySelector<HTMLElement>(CONTROL);

/**
 * The counterpart: the same field elsewhere, the same button, its block, its toolbar, or the button that adds a block.
 */
function findCounterpart({ block, at, name, toolbar }: Trace): HTMLElement | null {
  const places = [`[data-block="${block}"]`, `[data-settings="${block}"]`];
  const fields = places
    .toReversed()
    .flatMap((place) => [...document.querySelectorAll<HTMLElement>(`${place} [data-at="${at}"]`)]);
  const field = fields.map(controlIn).find((control) => control !== null);
  if (field) return field;
  const button = `${places[0]} button[aria-label="${CSS.escape(name ?? '')}"]`;
  return (
    document.querySelector<HTMLElement>(button) ??
    getBlockButton(Number(block)) ??
    document.querySelector<HTMLElement>(`[aria-label="${toolbar}"] [tabindex="0"]`) ??
    document.getElementById(ADD_BLOCK)
  );
}

/** Puts the caret at the end of the text. */
function goToEnd(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text'))
    field.setSelectionRange(field.value.length, field.value.length);
  else if (field.isContentEditable) window.getSelection()?.selectAllChildren(field);
  if (field.isContentEditable) window.getSelection()?.collapseToEnd();
}

/** When the focused element disappears, for example through undo or a new layout, moves focus to its counterpart. */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: Trace | null = null;
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? getTrace(target) : null;
    };
    // A click on nothing moves focus on purpose. A removed element loses focus first, and is gone a moment later.
    const forget = (): void => {
      queueMicrotask(() => {
        if (last?.element.isConnected && document.activeElement === document.body) last = null;
      });
    };
    const rescue = (): void => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const like = findCounterpart(last);
      last = null;
      if (like) goToEnd(like);
    };
    const observer = new MutationObserver(rescue);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
}
