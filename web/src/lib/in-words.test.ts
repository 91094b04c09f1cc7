import { expect, test } from 'vitest';
import { inWords } from './in-words';

test.each([
  [0, 'nul'],
  [1, 'één'],
  [11, 'elf'],
  [15, 'vijftien'],
  [20, 'twintig'],
  [21, '21'],
  [400, '400'],
])('%d is %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});
