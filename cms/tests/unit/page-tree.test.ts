import { expect, test } from 'vitest';
import { draftTree, treeFor, treeText } from '../../src/api/page/presenters/tree';
import type { PageEntry } from '../../src/published/page-entry';
import { noPages, withPages, type PageIndex } from '../../src/published/page-index';
import { anonymous, type Viewer } from '../../src/permissions/viewer';

interface Node {
  id: string;
  title: string;
  parent_id: string | null;
  pages: Node[];
}

function page(
  id: string,
  own: { under?: string; at?: number; groups?: string[]; isLive?: boolean },
): PageEntry {
  const { under = null, at = 0, groups = null, isLive = true } = own;
  const version = {
    title: `"${id}" <é>`,
    lead: '',
    isPublic: groups === null,
    groups: groups ?? [],
    blocks: [],
  };
  const moment = '2026-01-02T03:04:05.000Z';
  return {
    id,
    slug: `slug-${id}`,
    oldSlugs: [],
    oldAnchors: [],
    parentId: under,
    position: at,
    version: 1,
    updatedAt: moment,
    updatedBy: null,
    draft: version,
    draftHash: null,
    scheduled: null,
    unpublishAt: null,
    status: 'published',
    live: isLive ? { ...version, revisionId: id, publishedAt: moment } : null,
  };
}

const getIndex = (...pages: PageEntry[]): PageIndex =>
  withPages(noPages, new Map(pages.map((each) => [each.id, each])));

const read = async (pages: PageIndex, view = treeFor(anonymous)): Promise<Node[]> =>
  JSON.parse(await treeText(pages, view));

/** `a(b c) d` for a tree. */
const drawn = (nodes: readonly Node[]): string =>
  nodes.map(({ id, pages }) => (pages.length > 0 ? `${id}(${drawn(pages)})` : id)).join(' ');

const family = getIndex(
  page('b', { at: 1 }),
  page('a', { at: 0, groups: ['g'] }),
  page('a2', { under: 'a', at: 1 }),
  page('a1', { under: 'a', at: 0 }),
  page('b1', { under: 'b', groups: ['g'] }),
  page('b2', { under: 'b', at: 1 }),
  page('c', { at: 2, isLive: false }),
  page('stray', { under: 'gone', at: 3 }),
);

test('a tree holds what a viewer sees, in order; a child of what is not seen stands at the top', async () => {
  const member: Viewer = { kind: 'user', id: 'u', groups: [{ id: 'g', permissions: ['view'] }] };
  const useless: Viewer = { kind: 'user', id: 'u', groups: [{ id: 'g', permissions: ['download-for-use'] }] };
  expect(drawn(await read(family))).toBe('a1 a2 b(b2) stray');
  expect(drawn(await read(family, treeFor(member)))).toBe('a(a1 a2) b(b1 b2) stray');
  expect(drawn(await read(family, treeFor(useless)))).toBe('a1 a2 b(b2) stray');
  expect(drawn(await read(family, draftTree))).toBe('a(a1 a2) b(b1 b2) c stray');
  expect(await read(noPages)).toEqual([]);
});

test('a node says the same as the page, and where it stands', async () => {
  const [, , b] = await read(family);
  const shared = { is_public: true, published_at: '2026-01-02T03:04:05.000Z' };
  expect(b).toEqual({
    id: 'b',
    slug: 'slug-b',
    title: '"b" <é>',
    lead: '',
    parent_id: null,
    ...shared,
    pages: [{ id: 'b2', slug: 'slug-b2', title: '"b2" <é>', lead: '', parent_id: 'b', ...shared, pages: [] }],
  });
});

test('a page that changed is written anew, also when only its place changed', async () => {
  const index = getIndex(page('a', {}), page('b', { at: 1 }));
  expect(drawn(await read(index))).toBe('a b');
  const moved = withPages(index, new Map([['b', page('b', { under: 'a' })]]));
  const [a] = await read(moved);
  expect(a?.pages).toMatchObject([{ id: 'b', parent_id: 'a' }]);
});

test('others have their turn while a long tree is made', async () => {
  const all = Array.from({ length: 10_000 }, (_, n) =>
    page(`p${n}`, { at: n, ...(n % 10 > 0 && { under: `p${n - (n % 10)}` }) }),
  );
  const index = getIndex(...all);
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const tree = await read(index);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(5);
  expect(tree.map(({ pages }) => pages.length)).toEqual(Array(1000).fill(9));
});
