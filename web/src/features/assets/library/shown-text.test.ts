import { expect, test } from 'vitest';
import { alternativeOf, nameOf, shownText } from './shown-text';

test('null and the word null are shown as nothing', () => {
  expect([null, undefined, 'null', '', 'Logo'].map(shownText)).toEqual(['', '', '', '', 'Logo']);
});

test('an asset without a title is called after its file', () => {
  expect(nameOf({ title: 'null', original: { name: 'logo.png' } })).toBe('logo.png');
  expect(nameOf({ title: null, original: null })).toBe('Zonder titel');
});

test('the alternative of an asset is its description, else its title, and nothing when it is decorative', () => {
  const asset = { decorative: false, description: 'Een badge', title: 'Badge' };
  expect(alternativeOf(asset)).toBe('Een badge');
  expect(alternativeOf({ ...asset, description: 'null' })).toBe('Badge');
  expect(alternativeOf({ ...asset, decorative: true })).toBe('');
});
