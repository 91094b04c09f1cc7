import { expect, test } from 'vitest';
import type { BlockType } from '../../../api/types';
import { describeNewBlocks, describeOnBlock } from './describe-drop';
import { assetOf, blockOf, NOTHING, TYPES } from './test-files';

const [a, b] = [assetOf('a'), assetOf('b')];
const pictures = (count: number) => ({ count, arePictures: true });

test.each<[BlockType, Record<string, unknown>, number, string, string, places?: number]>([
  [TYPES.gallery, { assets: [a, b] }, 4, '4 beelden in deze galerij', 'Op plaats 3 tot en met 6, na b.', 4],
  [TYPES.gallery, {}, 1, '1 beeld in deze galerij', 'Op plaats 1.', 1],
  [TYPES.pairs, {}, 2, '2 beelden in dit blok', 'Op plaats 1 tot en met 2.', 2],
  [
    TYPES.pairs,
    { pairs: [{ text: '', asset: b }] },
    2,
    '2 beelden in dit blok',
    'Op plaats 2 tot en met 3, na b.',
    2,
  ],
  [TYPES.compare, {}, 2, '2 beelden op de lege plaatsen', '', 2],
  [TYPES.compare, {}, 3, '2 beelden op de lege plaatsen', 'En 1 nieuw blok hieronder.', 2],
  [TYPES.asset, {}, 1, '1 beeld op de lege plaats', '', 1],
  [TYPES.asset, { asset: a }, 1, 'Vervangt dit door 1 beeld', ''],
  [
    TYPES.asset,
    { asset: a },
    4,
    '4 nieuwe blokken hieronder',
    'Hier past één beeld. Laat er één los om dit te vervangen.',
  ],
  [
    TYPES.compare,
    { before: a, after: b },
    3,
    '3 nieuwe blokken hieronder',
    'Hier is geen lege plaats. Laat er één los op wat je wilt vervangen.',
  ],
  [TYPES.text, {}, 1, '1 nieuw blok hieronder', 'In dit blok kan geen beeld staan.'],
])('a block says what it would do, where, and why not', (type, values, count, words, note, places = 0) => {
  expect(describeOnBlock(blockOf(type, values), type, NOTHING, pictures(count))).toEqual({
    words,
    note,
    places,
  });
});

test('files that are no pictures are called so', () => {
  const documents = { count: 2, arePictures: false };
  expect(describeOnBlock(blockOf(TYPES.gallery), TYPES.gallery, NOTHING, documents).words).toBe(
    '2 bestanden in dit blok',
  );
  expect(describeNewBlocks(documents)).toEqual({
    words: '2 nieuwe blokken',
    note: 'Elk bestand wordt een blok.',
    places: 0,
  });
  expect(describeNewBlocks(pictures(1)).words).toBe('1 nieuw blok');
});
