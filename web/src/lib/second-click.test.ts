import { beforeEach, expect, test } from 'vitest';
import { ignoreSecondClicks } from './second-click';

let pressed: string[] = [];

/** A press at a place of the page, as the browser counts it. */
function press(selector: string, count: number): void {
  const target = document.querySelector(selector);
  for (const type of ['mousedown', 'click'])
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: count }));
}

beforeEach(() => {
  ignoreSecondClicks();
  pressed = [];
  document.body.innerHTML = `
    <button id="open">Open</button><button id="up">Omhoog</button><p id="text">Tekst</p>
    <button id="menu" aria-haspopup="menu">Meer</button>
    <div role="menu" id="list"><button id="item" role="menuitem">Verwijderen</button></div>
    <dialog id="dialog"><button id="inside">Verwijderen</button><textarea id="field"></textarea></dialog>`;
  for (const element of document.body.querySelectorAll('[id]'))
    element.addEventListener('click', ({ currentTarget }) => {
      if (currentTarget instanceof Element) pressed.push(currentTarget.id);
    });
});

test.each([
  ['a button that opens a dialog does not close it, by its backdrop', '#open', '#dialog', ['open']],
  ['nor presses what is in it', '#open', '#inside', ['open']],
  [
    'a button in a dialog does not fall through to what lies under it',
    '#inside',
    '#up',
    ['inside', 'dialog'],
  ],
  ['nor to the text', '#inside', '#text', ['inside', 'dialog']],
  ['a button that opens a menu does not close it', '#menu', '#menu', ['menu']],
  ['nor presses what is in it', '#menu', '#item', ['menu']],
  ['an item of a menu does not fall through', '#item', '#up', ['item', 'list']],
  ['a button may be pressed fast', '#up', '#up', ['up', 'up']],
  ['a word may be selected', '#text', '#text', ['text', 'text']],
  ['a word in a field of a dialog too', '#field', '#field', ['field', 'dialog', 'field', 'dialog']],
])('%s', (_what, one, other, expected) => {
  press(one, 1);
  press(other, 2);
  expect(pressed).toEqual(expected);
  // The next click is one of its own.
  pressed = [];
  press(other, 1);
  expect(pressed.length).toBeGreaterThan(0);
});

test('keys press as before', () => {
  press('#open', 1);
  press('#inside', 0);
  expect(pressed).toEqual(['open', 'inside', 'dialog']);
});
