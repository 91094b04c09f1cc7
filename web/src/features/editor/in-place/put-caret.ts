/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

const FIELD = '[data-writes]';

/** One that is in sight: an empty one has no room until it has the focus. */
const OPEN = ':is([data-open], [data-open] ~ *) [data-writes]';

/** The place to write in that is nearest to a point, from above or below. */
function nearest(frame: HTMLElement, { y }: Point): HTMLElement | undefined {
  const far = (field: HTMLElement): number => {
    const { top, bottom } = field.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  };
  return [...frame.querySelectorAll<HTMLElement>(OPEN)].sort((one, other) => far(one) - far(other))[0];
}

/** Focuses the text under a point, with the caret there where the browser can tell. */
export function focusAt(frame: HTMLElement, point: Point): void {
  const under = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>(FIELD);
  const field = under && frame.contains(under) ? under : nearest(frame, point);
  if (!field) return focusFirst(frame);
  field.focus({ preventScroll: true });
  // Not every browser can tell.
  if (!under || !('caretPositionFromPoint' in document)) return;
  const caret = document.caretPositionFromPoint(point.x, point.y);
  if (!caret) return;
  if (field instanceof HTMLTextAreaElement) {
    field.setSelectionRange(caret.offset, caret.offset);
  } else {
    window.getSelection()?.collapse(caret.offsetNode, caret.offset);
  }
}

/** Focuses the first text of a block; of one without any text what it is filled by. */
export function focusFirst(frame: HTMLElement): void {
  const first =
    frame.querySelector<HTMLElement>(OPEN) ??
    frame.querySelector<HTMLElement>(FIELD) ??
    frame.querySelector<HTMLElement>('[data-place] button') ??
    frame.querySelector<HTMLElement>('[data-bar] [aria-expanded]');
  first?.focus();
}
