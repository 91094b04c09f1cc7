type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Lets React hydrate the part of the page that an element is in. It does so for a discrete event, of which this is one
 * that nobody handles. A field that React meets in an event of its own has not changed, for React.
 */
function hydrateAt(element: Element): void {
  element.dispatchEvent(new Event('auxclick', { bubbles: true }));
}

/** Sets a value past React, which keeps track of what is set. */
function setUnseen(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Reflect.set(prototype, 'value', value, field);
}

function rememberText(field: TextField): (() => void) | undefined {
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return () => {
    hydrateAt(field);
    field.value = defaultValue;
    setUnseen(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** A radio button that is no longer chosen follows the one that is. */
function rememberChoice(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, type } = field;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    hydrateAt(field);
    field.checked = defaultChecked;
    field.click();
  };
}

function rememberSelection(field: HTMLSelectElement): (() => void) | undefined {
  const { selectedIndex, options } = field;
  if ([...options].every(({ selected, defaultSelected }) => selected === defaultSelected)) return undefined;
  return () => {
    hydrateAt(field);
    field.selectedIndex = selectedIndex;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function rememberField(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return rememberSelection(field);
  if (field instanceof HTMLTextAreaElement) return rememberText(field);
  if (!(field instanceof HTMLInputElement)) return undefined;
  return field.type === 'radio' || field.type === 'checkbox' ? rememberChoice(field) : rememberText(field);
}

const FIELDS = 'input, textarea, select';
const repeats = new Map<Element, () => void>();
let ends = new AbortController();

function remember(field: Element): void {
  const repeat = rememberField(field);
  if (repeat) repeats.set(field, repeat);
  else repeats.delete(field);
}

/** Remembers a field that changes while React hydrates; of radio buttons the others change along. */
function rememberAgain({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
  for (const field of isRadio ? document.getElementsByName(target.name) : [target])
    if (field.matches(FIELDS)) remember(field);
}

/**
 * Remembers what was typed, chosen and pressed before hydration, which treats existing values as rendered ones, and puts
 * those of text areas back. Buttons that were pressed have a mark of the script that came first (start.ts). From here on
 * React hears everything: it hydrates what an event is for.
 */
export function rememberEarlierInput(): void {
  for (const field of document.querySelectorAll(FIELDS)) remember(field);
  for (const button of document.querySelectorAll<HTMLElement>('button[data-pressed]')) {
    repeats.set(button, () => button.click());
    delete button.dataset.pressed;
  }
  ends = new AbortController();
  for (const type of ['input', 'click'])
    document.addEventListener(type, rememberAgain, { capture: true, signal: ends.signal });
}

/** Repeats, after hydration, what was remembered before it. */
export function repeatEarlierInput(): void {
  ends.abort();
  for (const repeat of repeats.values()) repeat();
  repeats.clear();
}
