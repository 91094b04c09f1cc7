import { expect, test } from 'vitest';
import { blockLabel, byPage } from './usages';

const page = (id: string) => ({ id, slug: id, title: id });

test('uses stand together under their page', () => {
  const found = byPage([
    { page: page('kleur'), block: { id: 1, type: 'asset' } },
    { page: page('logo'), block: null },
    { page: page('kleur'), block: { id: 2, type: 'text-tile' } },
  ]);
  expect(found.map(({ page: { id }, blocks }) => [id, blocks.map((block) => block.id)])).toEqual([
    ['kleur', [1, 2]],
    ['logo', []],
  ]);
});

test('a block has its Dutch name', () => {
  expect(['text-asset', 'agenda'].map(blockLabel)).toEqual(['Tekst met asset', 'agenda']);
});
