import { expect, test } from 'vitest';
import { getBlocks } from '../../bench/content.mts';
import { storedBlock, withIds } from '../../bench/stock/rest.mts';

test('a page has as many blocks as asked, each for half of the groups', () => {
  const groups = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const blocks = getBlocks(3, { assets: ['x', 'y'], groups }, 15);
  expect(blocks).toHaveLength(15);
  expect(new Set(blocks.map((block) => block.groups.length))).toEqual(new Set([4]));
  expect(new Set(blocks.flatMap((block) => block.groups))).toEqual(new Set(groups));
});

test('a plain Strapi gets the rows back that hold a block, at every depth', () => {
  const block = storedBlock({
    type: 'text-assets',
    title: 'Blok',
    groups: ['een', 'twee'],
    assets: ['x', 'y'],
    button: { label: 'Lees', icon: { value: 'arrow-right' } },
    tile: null,
  });
  const row = {
    id: 1,
    assets: [{ id: 2 }, { id: 3 }],
    groups: [{ id: 8 }, { id: 9 }],
    button: { id: 4, icon: { id: 5 } },
    tile: null,
  };
  expect(withIds([block], [row])).toEqual([
    {
      __component: 'block.text-assets',
      id: 1,
      title: 'Blok',
      groups: ['een', 'twee'],
      assets: [
        { id: 2, asset: 'x' },
        { id: 3, asset: 'y' },
      ],
      button: { id: 4, label: 'Lees', icon: { id: 5, value: 'arrow-right' } },
      tile: null,
    },
  ]);
});
