import { expect, test } from 'vitest';
import { addTypedTags } from '../tags-field';
import { idsBetween } from './use-asset-choice';

test('a range runs from one asset to the other, in either direction', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(idsBetween(all, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(all, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(all, 'c', 'c')).toEqual(['c']);
  // Its start is no longer in the list.
  expect(idsBetween(all, 'weg', 'b')).toEqual(['b']);
});

test('typed tags are parted by commas and kept once', () => {
  expect(addTypedTags(['Folder'], ' folder, 2026 ,, Zorg')).toEqual(['Folder', '2026', 'Zorg']);
  expect(addTypedTags([], '  ')).toEqual([]);
});
