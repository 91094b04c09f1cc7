import { expect, test } from 'vitest';
import { focusText } from './put-caret';

/** A block in the editor, of texts that have their space (`open`) or take none. */
function getFrame(fields: string): HTMLElement {
  document.body.innerHTML = `<div data-block="1">${fields}</div>`;
  const frame = document.querySelector<HTMLElement>('[data-block]');
  if (!frame) throw new Error('No frame');
  return frame;
}

const title = (open: string) => `<span ${open}><textarea data-writes aria-label="title"></textarea></span>`;
const body = (open: string) =>
  `<div><div ${open}></div><div><div contenteditable data-writes tabindex="0" aria-label="body"></div></div></div>`;

test.each([
  ['an empty text, in its body', title('') + body(''), 'body'],
  ['a text with a title, there', title('data-open') + body(''), 'title'],
  ['a text without a title, in its body', title('') + body('data-open'), 'body'],
  ['a block without a rich text, in its first text', title(''), 'title'],
])('a text is gone on with in %s', (_what, fields, name) => {
  focusText(getFrame(fields));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
});
