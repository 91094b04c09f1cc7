import { expect, test } from 'vitest';
import { nameOf, shownText } from './shown-text';

test('null and the word null are shown as nothing', () => {
  expect([null, undefined, 'null', '', 'Logo'].map(shownText)).toEqual(['', '', '', '', 'Logo']);
});

test('an asset without a title is called after its file', () => {
  expect(nameOf({ title: 'null', original: { name: 'logo.png' } })).toBe('logo.png');
  expect(nameOf({ title: null, original: null })).toBe('Zonder titel');
});
