import { expect, test } from 'vitest';
import type { DeletedPage } from './api';
import { groupByParent } from './group-by-parent';

const page = (id: string, parent_id: string | null = null): DeletedPage => ({
  id,
  slug: id,
  title: id,
  lead: '',
  parent_id,
  is_public: false,
  published_at: null,
  blocks: [],
  groups: [],
  pages: [],
  deleted_at: '2026-11-22T09:00:00Z',
  deleted_by: null,
});

test('sub-pages stand under their parent, wherever they were in the list', () => {
  const found = groupByParent([
    page('b1', 'b'),
    page('a'),
    page('b'),
    page('b2', 'b'),
    page('c1', 'elsewhere'),
  ]);
  expect(found.map(({ page: { id }, parent }) => [id, parent?.id])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['b1', 'b'],
    ['b2', 'b'],
    ['c1', undefined],
  ]);
});
