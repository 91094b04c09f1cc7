import { expect, test } from 'vitest';
import { getAlternative, getName, getDisplayText } from './asset-display';

test('null and the word null are shown as nothing', () => {
  expect([null, undefined, 'null', '', 'Logo'].map(getDisplayText)).toEqual(['', '', '', '', 'Logo']);
});

test('an asset without a title is called after its file', () => {
  expect(getName({ title: 'null', original: { name: 'logo.png' } })).toBe('logo.png');
  expect(getName({ title: null, original: null })).toBe('Zonder titel');
});

test('the alternative of an asset is its description, else its title, and nothing when it is decorative', () => {
  const asset = { decorative: false, description: 'Een badge', title: 'Badge' };
  expect(getAlternative(asset)).toBe('Een badge');
  expect(getAlternative({ ...asset, description: 'null' })).toBe('Badge');
  expect(getAlternative({ ...asset, decorative: true })).toBe('');
});
