/** Viewport coordinates, in pixels. */
export interface Point {
  x: number;
  y: number;
}

const FIELD = '[data-writes]';

/** Matches visible texts: an empty one has no space until it is focused. */
const OPEN = ':is([data-open], [data-open] ~ *) [data-writes]';

/** The editable text that is vertically nearest to a point. */
function nearest(frame: HTMLElement, { y }: Point): HTMLElement | undefined {
  const far = (field: HTMLElement): number => {
    const { top, bottom } = field.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  };
  return [...frame.querySelectorAll<HTMLElement>(OPEN)].sort((one, other) => far(one) - far(other))[0];
}

/** Focuses the text at a point, and puts the caret there where the browser supports that; on an empty place, opens it. */
export function focusAt(frame: HTMLElement, point: Point): void {
  const target = document.elementFromPoint(point.x, point.y);
  const place = target?.closest<HTMLElement>('[data-place] > button');
  if (place && frame.contains(place)) {
    // Where the dialog returns the focus to.
    place.focus({ preventScroll: true });
    return place.click();
  }
  const under = target?.closest<HTMLElement>(FIELD);
  const field = under && frame.contains(under) ? under : nearest(frame, point);
  if (!field) return focusFirst(frame);
  field.focus({ preventScroll: true });
  // Not every browser supports this.
  if (!under || !('caretPositionFromPoint' in document)) return;
  const caret = document.caretPositionFromPoint(point.x, point.y);
  if (!caret) return;
  if (field instanceof HTMLTextAreaElement) {
    field.setSelectionRange(caret.offset, caret.offset);
  } else {
    window.getSelection()?.collapse(caret.offsetNode, caret.offset);
  }
}

/** Focuses the first text of a block; without any text, the control that fills the block, there or in the panel. */
export function focusFirst(frame: HTMLElement): void {
  const first =
    frame.querySelector<HTMLElement>(OPEN) ??
    frame.querySelector<HTMLElement>(`[data-first] ${FIELD}`) ??
    frame.querySelector<HTMLElement>(FIELD) ??
    frame.querySelector<HTMLElement>('[data-place] button') ??
    document.querySelector<HTMLElement>(`[data-settings="${frame.dataset.block}"] textarea`) ??
    frame.querySelector<HTMLElement>('[data-bar] [aria-expanded]');
  first?.focus();
}

/** Focuses the first text that a block has; in an empty one what it is for: its rich text, not its title. */
export function focusText(frame: HTMLElement): void {
  const text =
    frame.querySelector<HTMLElement>(OPEN) ?? frame.querySelector<HTMLElement>(`${FIELD}[contenteditable]`);
  if (text) text.focus();
  else focusFirst(frame);
}
