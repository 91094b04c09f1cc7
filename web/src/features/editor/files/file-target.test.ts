import { expect, test } from 'vitest';
import type { Block, BlockType } from '../../../api/types';
import { addBlock } from '../state/block-changes';
import { withValue } from '../state/values';
import { EMPTY_DRAFT } from '../state/wire';
import { targetIn, targetInDrop, targetOffBlocks, type Drop, type Under } from './file-target';

const TYPE: BlockType = {
  type: 'text-asset',
  label: 'Tekst met asset',
  description: '',
  options: {},
  defaults: { title: '', asset: null, tile: null, assets: [] },
  fields: [
    { name: 'title', kind: 'text', label: 'Titel' },
    { name: 'asset', kind: 'asset', label: 'Asset' },
    { name: 'tile', kind: 'object', label: 'Tegel', of: [{ name: 'asset', kind: 'asset', label: 'Asset' }] },
  ],
};
const LIST: BlockType = { ...TYPE, fields: [{ name: 'assets', kind: 'assets', label: 'Assets' }] };
const TEXT: BlockType = { ...TYPE, fields: [{ name: 'title', kind: 'text', label: 'Titel' }] };

const NOTHING: Under = { asset: null, place: null, shown: [] };

function blockWith(values: Record<string, unknown>): Block {
  const [block] = addBlock(TYPE, 1).apply(EMPTY_DRAFT).blocks;
  if (!block) throw new Error('No block');
  return Object.entries(values).reduce((now, [path, value]) => withValue(now, path, value), block);
}

test('the picture under a file is replaced', () => {
  const block = blockWith({ asset: { id: 'a' } });
  const target = targetIn(block, TYPE, { ...NOTHING, asset: 'a', shown: ['a'] });
  expect(target).toEqual({ block: 1, path: 'asset', isTaken: true });
});

test('beside a picture, a file becomes a block below', () => {
  const block = blockWith({ asset: { id: 'a' } });
  expect(targetIn(block, TYPE, { ...NOTHING, shown: ['a'] })).toEqual({ below: 1 });
  expect(targetIn(block, TEXT, NOTHING)).toEqual({ below: 1 });
});

test('an empty place takes a file, also at the end of a list; a part that is not there does not', () => {
  expect(targetIn(blockWith({}), TYPE, NOTHING)).toEqual({ block: 1, path: 'asset', isTaken: false });
  const list = blockWith({ assets: [{ id: 'a' }] });
  expect(targetIn(list, LIST, { ...NOTHING, shown: ['a'] })).toMatchObject({ path: 'assets.1' });
});

test('a file falls in the item of a list that it is dropped on', () => {
  const fields: BlockType['fields'] = [
    {
      name: 'pairs',
      kind: 'list',
      label: 'Voorbeeld',
      of: [{ name: 'asset', kind: 'asset', label: 'Asset' }],
    },
  ];
  const items = blockWith({ pairs: [{ asset: null }, { asset: null }, { asset: { id: 'a' } }] });
  const at = (under: Partial<Under>) => targetIn(items, { ...TYPE, fields }, { ...NOTHING, ...under });
  expect(at({ place: 'pairs.1.asset' })).toMatchObject({ path: 'pairs.1.asset', isTaken: false });
  expect(at({ asset: 'a', shown: ['a'] })).toMatchObject({ path: 'pairs.2.asset', isTaken: true });
});

test('on no block a file is refused, except where there are no blocks and where it was pasted', () => {
  const blocks = [{ id: 7 }, { id: 8 }];
  expect(targetOffBlocks(blocks, true)).toBeNull();
  expect(targetOffBlocks([], true)).toEqual({ below: null });
  expect(targetOffBlocks(blocks, false)).toEqual({ below: 8 });
});

test('a picture behind the text is replaced wherever the file falls', () => {
  expect(targetIn(blockWith({ asset: { id: 'a' } }), TYPE, NOTHING)).toMatchObject({
    path: 'asset',
    isTaken: true,
  });
});

test('files that arrived together keep their order, whichever is there first', () => {
  const [one, two, three] = [new File([], '1'), new File([], '2'), new File([], '3')];
  const drop: Drop = { files: [one, two, three], first: { below: 5 }, placed: new Map() };
  expect(targetInDrop(drop, three)).toEqual({ below: 5 });
  drop.placed.set(three, { below: 30 });
  expect(targetInDrop(drop, one)).toEqual({ below: 5 });
  drop.placed.set(one, { below: 10 });
  expect(targetInDrop(drop, two)).toEqual({ below: 10 });
  const slot: Drop = { ...drop, first: { block: 5, path: 'asset', isTaken: false } };
  expect(targetInDrop({ ...slot, placed: new Map() }, two)).toEqual(slot.first);
  expect(targetInDrop({ ...slot, placed: new Map([[three, { below: 5 }]]) }, two)).toEqual({ below: 5 });
});
