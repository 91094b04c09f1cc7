import { expect, test } from 'vitest';
import type { PageNode } from '../../../api/types';
import { getLanding, getPartAt, toRows } from './move';

const page = (id: string, ...pages: PageNode[]): PageNode => ({
  id,
  slug: id,
  title: id,
  lead: '',
  parent_id: null,
  is_public: true,
  published_at: null,
  pages,
});

const TREE = [page('a'), page('b', page('b1'), page('b2')), page('c'), page('d')];
const rows = toRows(TREE, (id) => id === 'd', new Set());
const open = toRows(TREE, () => true, new Set());

test('in the middle of a row a page goes under it, behind the pages that are not seen', () => {
  expect(getLanding(rows, 'a', 'b', 0, 'on')).toEqual({ parentId: 'b', siblings: ['b1', 'b2', 'a'] });
  expect(getLanding(rows, 'a', 'c', 0, 'on')).toEqual({ parentId: 'c', siblings: ['a'] });
  expect(getLanding(open, 'b1', 'b', 0, 'on')).toEqual({ parentId: 'b', siblings: ['b2', 'b1'] });
});

test('at the edges of a row it goes between rows', () => {
  expect(getLanding(rows, 'a', 'c', 0, 'before')).toEqual({ parentId: null, siblings: ['b', 'a', 'c', 'd'] });
  expect(getLanding(rows, 'a', 'c', 0, 'after')).toEqual({ parentId: null, siblings: ['b', 'c', 'a', 'd'] });
  expect(getLanding(rows, 'd', 'b', 0, 'before')).toEqual({ parentId: null, siblings: ['a', 'd', 'b', 'c'] });
  expect(getLanding(open, 'a', 'b1', 0, 'after')).toEqual({ parentId: 'b', siblings: ['b1', 'a', 'b2'] });
});

test('without a part, as by keyboard, it takes the place of a row', () => {
  expect(getLanding(rows, 'a', 'c', 0)).toEqual({ parentId: null, siblings: ['b', 'c', 'a', 'd'] });
  expect(getLanding(rows, 'd', 'b', 0)).toEqual({ parentId: null, siblings: ['a', 'd', 'b', 'c'] });
});

test('a page with pages of its own stays at the highest level, and never goes under itself', () => {
  expect(getLanding(open, 'b', 'c', 0, 'on')).toEqual({ parentId: null, siblings: ['a', 'c', 'b', 'd'] });
  expect(getLanding(open, 'b', 'c', 40, 'after')).toEqual({ refused: 'has-children' });
  expect(getLanding(open, 'b', 'b1', 0, 'after')).toBeNull();
});

test('a row has a middle and two edges', () => {
  const row = { top: 100, bottom: 140 };
  expect([102, 120, 138].map((height) => getPartAt(height, row))).toEqual(['before', 'on', 'after']);
});

test('what stands in the footer has no number, and the next chapter takes the one it would have had', () => {
  const [first, ...others] = toRows(TREE, () => false, new Set(TREE.slice(0, 1).map(({ id }) => id)));
  expect(first?.number).toBe('');
  expect(others.map(({ number }) => number)).toEqual(others.map((_, index) => `${index + 1}`));
});
