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

function rememberText(field: TextField): (() => void)[] {
  const { value, defaultValue } = field;
  if (value === defaultValue) return [];
  const repeat = (): void => {
    hydrateAt(field);
    field.value = defaultValue;
    setUnseen(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return [repeat];
}

/** A radio button that is no longer chosen follows the one that is. */
function rememberChoice(field: HTMLInputElement): (() => void)[] {
  const { checked, defaultChecked, type } = field;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return [];
  const repeat = (): void => {
    hydrateAt(field);
    field.checked = defaultChecked;
    field.click();
  };
  return [repeat];
}

function rememberSelection(field: HTMLSelectElement): (() => void)[] {
  const { selectedIndex, options } = field;
  if ([...options].every(({ selected, defaultSelected }) => selected === defaultSelected)) return [];
  const repeat = (): void => {
    hydrateAt(field);
    field.selectedIndex = selectedIndex;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return [repeat];
}

function rememberField(field: Element): (() => void)[] {
  if (field instanceof HTMLSelectElement) return rememberSelection(field);
  if (field instanceof HTMLTextAreaElement) return rememberText(field);
  if (!(field instanceof HTMLInputElement)) return [];
  return field.type === 'radio' || field.type === 'checkbox' ? rememberChoice(field) : rememberText(field);
}

let repeats: readonly (() => void)[] = [];

/**
 * Remembers what was typed, chosen and pressed before hydration, which treats existing values as rendered ones, and puts
 * those of text areas back. Buttons that were pressed have a mark of the script that came first (start.ts). From here on
 * React hears everything: it hydrates what an event is for.
 */
export function rememberEarlierInput(): void {
  const presses = [...document.querySelectorAll<HTMLElement>('button[data-pressed]')];
  repeats = [
    ...[...document.querySelectorAll('input, textarea, select')].flatMap(rememberField),
    ...presses.map((button) => () => button.click()),
  ];
  for (const { dataset } of presses) delete dataset.pressed;
}

/** Repeats, after hydration, what was remembered before it. */
export function repeatEarlierInput(): void {
  for (const repeat of repeats) repeat();
  repeats = [];
}
