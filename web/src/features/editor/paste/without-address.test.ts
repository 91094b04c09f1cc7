import { expect, test } from 'vitest';
import { withoutAddress } from './without-address';

const VIDEO = 'https://vimeo.com/1?a=1&b=2';
const LINE = '<p><a href="https://vimeo.com/1?a=1&amp;b=2">https://vimeo.com/1?a=1&amp;b=2</a></p>';

test.each([
  ['a field with nothing else', ` ${VIDEO}`, ''],
  ['the only line', LINE, ''],
  ['a line between others', `<p>Voor</p>${LINE}<p>Na &amp; later</p>`, '<p>Voor</p><p>Na &amp; later</p>'],
  ['the last of two', `${LINE}<p>Tussen</p>${LINE}`, `${LINE}<p>Tussen</p>`],
  ['an address in a sentence', `<p>Zie ${VIDEO.replace('&', '&amp;')} en kijk</p>`, null],
  ['another address', '<p>https://vimeo.com/2</p>', null],
  ['words with signs, in a plain field', `a < b & ${VIDEO}`, null],
])('of %s', (_name, text, left) => {
  expect(withoutAddress(text, VIDEO)).toBe(left ?? text);
});
