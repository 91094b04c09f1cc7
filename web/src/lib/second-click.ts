/** What a click would press. */
const CONTROL = 'button, a[href], summary, label, [role=menuitem], [role=option]';

/** What lies over the page, each with its own backdrop. */
const LAYER = 'dialog, [popover], [role=menu]';

/** The control under the pointer; without one, the layer that it is in. */
function getPressed(target: EventTarget | null): Element {
  const element = target instanceof Element ? target : document.body;
  return element.closest(CONTROL) ?? element.closest(LAYER) ?? document.body;
}

let isWatching = false;
/** What the first click of a double click pressed; null when that was before anybody watched. */
let first: Element | null = null;

function stopSecond(event: MouseEvent): void {
  const pressed = getPressed(event.target);
  if (event.detail <= 1) {
    if (event.type === 'mousedown') first = pressed;
    return;
  }
  // A double click opens only once.
  if (pressed === first && !pressed.hasAttribute('aria-haspopup')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Limits the second click of a double click to the target of the first one: not a dialog or menu that opened in
 * between, nor what was behind one that closed. Starts watching with the first one that opens.
 */
export function ignoreSecondClicks(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['mousedown', 'click'] as const) window.addEventListener(type, stopSecond, true);
}
