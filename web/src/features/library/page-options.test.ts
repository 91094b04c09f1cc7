import { expect, test } from 'vitest';
import type { PageNode } from '../../api/types';
import { getPageOptions } from './page-options';

const node = (id: string, published_at: string | null, pages: PageNode[] = []): PageNode => ({
  id,
  slug: id,
  title: id,
  lead: '',
  parent_id: null,
  is_public: true,
  published_at,
  pages,
});

test('only live pages are offered, sub-pages below theirs', () => {
  const tree = [node('Logo', '2026-01-01', [node('Beeldmerk', '2026-01-01'), node('Concept', null)])];
  expect(getPageOptions(tree)).toEqual([
    { id: 'Logo', label: 'Logo' },
    { id: 'Beeldmerk', label: '– Beeldmerk' },
  ]);
});
