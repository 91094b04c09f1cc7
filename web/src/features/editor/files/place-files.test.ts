import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getId, getItems, valueAt } from '../state/values';
import { getEditor, reduce } from '../state/reducer';
import type { PageDraft } from '../state/types';
import { EMPTY_DRAFT } from '../state/wire';
import type { NeighboursInDrop, FileTarget } from './file-target';
import { placeFiles } from './place-files';
import { assetOf, blockOf, NOTHING, TYPES } from './test-files';

const types = Object.values(TYPES);
const page = (...blocks: PageDraft['blocks']): PageDraft => ({ ...EMPTY_DRAFT, blocks });
const placingOf = (names: readonly string[], target: FileTarget, beside: NeighboursInDrop | null = null) => ({
  types,
  target,
  beside,
  assets: names.map(assetOf),
  ids: names.map((_name, index) => 100 + index),
});

/** The ids of all assets of a page, as they are read. */
const getShown = ({ blocks }: PageDraft): string[] =>
  blocks.flatMap((block) =>
    Object.values(block).flatMap((value: unknown) =>
      getItems(Array.isArray(value) ? value : [value]).flatMap(
        (item) => getId(valueAt(item, 'asset') ?? item) ?? [],
      ),
    ),
  );

test.each([
  ['below a block', { below: 1 }, [1, 100, 101, 2]],
  ['at the top', { below: null }, [100, 101, 1, 2]],
  ['below the last', { below: 2 }, [1, 2, 100, 101]],
  ['at the end when that block is gone', { below: 9 }, [1, 2, 100, 101]],
  ['at the end when the block that they fell on is gone', { block: 9, under: NOTHING }, [1, 2, 100, 101]],
])('files become new blocks %s', (_where, target, ids) => {
  const draft = page(blockOf(TYPES.text, {}, 1), blockOf(TYPES.text, {}, 2));
  expect(placeFiles(draft, placingOf(['x', 'y'], target)).draft.blocks.map(({ id }) => id)).toEqual(ids);
});

test('what finds no place in a block becomes a block below it', () => {
  const draft = page(blockOf(TYPES.asset, {}, 1), blockOf(TYPES.text, {}, 2));
  const outcome = placeFiles(draft, placingOf(['x', 'y', 'z'], { block: 1, under: NOTHING }));
  expect(getShown(outcome.draft)).toEqual(['x', 'y', 'z']);
  expect(outcome.placed.map(({ block }) => block)).toEqual([1, 100, 101]);
  expect(outcome.newBlocks).toBe(2);
});

test('a file that comes later stands among those of its drop, wherever they are', () => {
  const gallery = blockOf(TYPES.gallery, { assets: ['1', '3'].map(assetOf) }, 1);
  const late = placingOf(
    ['2'],
    { block: 1, under: NOTHING },
    { behind: { block: 1, asset: '1' }, before: undefined },
  );
  expect(getShown(placeFiles(page(gallery), late).draft)).toEqual(['1', '2', '3']);
  const first = placingOf(
    ['0'],
    { block: 1, under: NOTHING },
    { behind: undefined, before: { block: 1, asset: '1' } },
  );
  expect(getShown(placeFiles(page(gallery), first).draft)).toEqual(['0', '1', '3']);
  const full = blockOf(TYPES.asset, { asset: assetOf('1') }, 1);
  const below = blockOf(TYPES.asset, { asset: assetOf('2') }, 2);
  const last = placingOf(
    ['3'],
    { block: 1, under: NOTHING },
    { behind: { block: 2, asset: '2' }, before: undefined },
  );
  expect(getShown(placeFiles(page(full, below), last).draft)).toEqual(['1', '2', '3']);
});

test('all files of a drop come to the page, once, in their order, as one undo, and nothing goes', () => {
  const kinds = fc.constantFrom('text', 'asset', 'gallery', 'compare', 'pairs', 'tile');
  fc.assert(
    fc.property(
      fc.array(kinds, { maxLength: 5 }),
      fc.integer({ min: 2, max: 7 }),
      fc.integer({ min: -1, max: 6 }),
      fc.boolean(),
      (names: (keyof typeof TYPES)[], count, at, isOn) => {
        const draft = page(
          ...names.map((name, index) => {
            const filled = {
              asset: { asset: assetOf(`old ${index}`) },
              gallery: { assets: [assetOf(`old ${index}`)] },
            };
            return blockOf(TYPES[name], name === 'asset' || name === 'gallery' ? filled[name] : {}, index);
          }),
        );
        const files = Array.from({ length: count }, (_, index) => `new ${index}`);
        const target = isOn ? { block: at, under: NOTHING } : { below: at < 0 ? null : at };
        const placing = placingOf(files, target);
        const editor = reduce(getEditor(draft), {
          type: 'change',
          change: { text: null, apply: (before) => placeFiles(before, placing).draft },
        });
        const shown = getShown(editor.draft);
        expect(shown.filter((id) => id.startsWith('new'))).toEqual(files);
        expect(shown.filter((id) => id.startsWith('old'))).toEqual(getShown(draft));
        expect(reduce(editor, { type: 'undo' }).draft).toBe(draft);
      },
    ),
  );
});
