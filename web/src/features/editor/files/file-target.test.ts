import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../state/wire';
import { getNeighboursInDrop, getReady, targetAt, targetBetween, type Drop } from './file-target';

const [one, two, three] = [new File([], '1'), new File([], '2'), new File([], '3')];
const all = [one, two, three];

const dropOf = (placed: [File, number][]): Drop => ({
  files: all,
  target: { below: 5 },
  from: { draft: EMPTY_DRAFT, selectedId: null },
  placed: new Map(placed.map(([file, block]) => [file, { block, asset: file.name }])),
});

test('a drop on a plus goes where its block would', () => {
  const blocks = [{ id: 7 }, { id: 8 }];
  expect([0, 1, 2].map((index) => targetAt(blocks, index))).toEqual([
    { below: null },
    { below: 7 },
    { below: 8 },
  ]);
});

test('a drop between blocks goes below the last one whose middle is above it', () => {
  const middles = [
    { id: 7, y: 100 },
    { id: 8, y: 300 },
  ];
  expect([50, 150, 299, 900].map((y) => targetBetween(middles, y))).toEqual([
    { below: null },
    { below: 7 },
    { below: 7 },
    { below: 8 },
  ]);
  expect(targetBetween([], 10)).toEqual({ below: null });
});

test('nothing is placed while a file of the drop still waits, then all that arrived, in their order', () => {
  const arrived = new Set([three, one]);
  const has = (file: File) => arrived.has(file);
  expect(getReady(dropOf([]), has, (file) => file === two)).toEqual([]);
  expect(getReady(dropOf([]), has, () => false)).toEqual([one, three]);
  expect(getReady(dropOf([[one, 9]]), has, () => false)).toEqual([three]);
});

test('a file that comes later stands behind those before it, else before those after it', () => {
  expect(getNeighboursInDrop(dropOf([]), one)).toBeNull();
  const placed = dropOf([
    [one, 10],
    [three, 30],
  ]);
  expect(getNeighboursInDrop(placed, two)).toEqual({
    behind: { block: 10, asset: '1' },
    before: { block: 30, asset: '3' },
  });
  expect(getNeighboursInDrop(dropOf([[three, 30]]), one)).toEqual({
    behind: undefined,
    before: { block: 30, asset: '3' },
  });
});
