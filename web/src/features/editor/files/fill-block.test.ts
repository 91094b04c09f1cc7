import { expect, test } from 'vitest';
import type { BlockType } from '../../../api/types';
import { getId, getItems, valueAt } from '../state/values';
import { fillBlock } from './fill-block';
import type { ElementsUnder } from './file-target';
import { assetOf, blockOf, NOTHING, TYPES } from './test-files';

const [a, b] = [assetOf('a'), assetOf('b')];
const four = ['1', '2', '3', '4'].map(assetOf);

/** What stands at a path: the ids of a list, or one id. */
function put(
  type: BlockType,
  values: Record<string, unknown>,
  under: Partial<ElementsUnder>,
  path: string,
  files = four,
) {
  const { block, left, isReplaced } = fillBlock(blockOf(type, values), type, { ...NOTHING, ...under }, files);
  const value = valueAt(block, path);
  const ids = Array.isArray(value)
    ? getItems(value).map((item) => getId(valueAt(item, 'asset') ?? item))
    : getId(value);
  return { ids, left: left.length, isReplaced };
}

const { asset: ASSET, gallery: GALLERY, compare: COMPARE, pairs: PAIRS, tile: TILE, text: TEXT } = TYPES;
const [only] = four;
const single = only ? [only] : [];

test.each<[string, BlockType, Record<string, unknown>, Partial<ElementsUnder>, string, unknown, boolean]>([
  ['the picture under it is replaced', ASSET, { asset: a }, { asset: 'a', shown: ['a'] }, 'asset', '1', true],
  ['beside a picture it is left over', ASSET, { asset: a }, { shown: ['a'] }, 'asset', 'a', false],
  ['a picture behind the text is replaced', ASSET, { asset: a }, {}, 'asset', '1', true],
  ['an empty place takes it', ASSET, {}, {}, 'asset', '1', false],
  ['a part that is not there takes nothing', TILE, { asset: a }, { shown: ['a'] }, 'tile', null, false],
  ['the end of a list takes it', GALLERY, { assets: [a] }, { shown: ['a'] }, 'assets', ['a', '1'], false],
  [
    'the item under it takes it',
    PAIRS,
    { pairs: [{ asset: null }, { asset: null }] },
    { place: 'pairs.1.asset' },
    'pairs',
    [null, '1'],
    false,
  ],
])('one file: %s', (_what, type, values, under, path, ids, isReplaced) => {
  expect(put(type, values, under, path, single)).toMatchObject({ ids, isReplaced });
});

test.each<[string, BlockType, Record<string, unknown>, Partial<ElementsUnder>, string, unknown, number]>([
  ['at the end of a gallery', GALLERY, { assets: [a, b] }, {}, 'assets', ['a', 'b', '1', '2', '3', '4'], 0],
  ['in an empty gallery', GALLERY, {}, {}, 'assets', ['1', '2', '3', '4'], 0],
  [
    'behind the picture under them',
    GALLERY,
    { assets: [a, b] },
    { asset: 'a' },
    'assets',
    ['a', '1', '2', '3', '4', 'b'],
    0,
  ],
  [
    'from the empty place under them',
    GALLERY,
    { assets: [null, null, a] },
    { place: 'assets.1' },
    'assets',
    [null, '1', '2', '3', '4', 'a'],
    0,
  ],
  [
    'in the empty places first',
    GALLERY,
    { assets: [a, null, null] },
    {},
    'assets',
    ['a', '1', '2', '3', '4'],
    0,
  ],
  [
    'in pairs, and in new ones',
    PAIRS,
    { pairs: [{ asset: a }, { asset: null }] },
    {},
    'pairs',
    ['a', '1', '2', '3', '4'],
    0,
  ],
  ['in new pairs', PAIRS, {}, {}, 'pairs', ['1', '2', '3', '4'], 0],
  ['in the first of two places', COMPARE, {}, { place: 'after' }, 'before', '1', 2],
  ['in the second of two places', COMPARE, {}, { place: 'after' }, 'after', '2', 2],
  ['in the place that is empty', COMPARE, { before: a }, { asset: 'a' }, 'after', '1', 3],
  ['in no place that is taken', ASSET, { asset: a }, { asset: 'a', shown: ['a'] }, 'asset', 'a', 4],
  ['in no text', TEXT, {}, {}, 'title', null, 4],
])('several files stand %s', (_where, type, values, under, path, ids, left) => {
  expect(put(type, values, under, path)).toEqual({ ids, left, isReplaced: false });
});

test('a new pair starts as one that is added by hand', () => {
  const { block } = fillBlock(blockOf(PAIRS), PAIRS, NOTHING, four);
  expect(getItems(valueAt(block, 'pairs'))[1]).toEqual({ text: '', verdict: 'do', asset: four[1] });
});
