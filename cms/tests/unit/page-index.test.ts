import { expect, test } from 'vitest';
import type { PageEntry } from '../../src/published/page-entry';
import { noPages, findPageBySlug, withPages, type PageIndex } from '../../src/published/page-index';

/** The same numbers in each run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const version = (title: string, assets: string[]) => ({
  title,
  lead: '',
  isPublic: true,
  groups: [],
  blocks: assets.map((asset, id) => ({
    id,
    type: 'asset',
    isPrivate: false,
    groups: [],
    assets: [asset],
    ornaments: [],
    colors: [],
    links: [],
  })),
});

function entry(id: string, roll: (sides: number) => number): PageEntry {
  const assets = Array.from({ length: roll(3) }, () => `asset${roll(4)}`);
  const shown = version(`Titel ${roll(3)}`, assets);
  return {
    id,
    slug: `slug${roll(40)}${id}`,
    oldSlugs: Array.from({ length: roll(3) }, () => ({ slug: `slug${roll(6)}`, until: roll(9) })),
    oldAnchors: [],
    parentId: roll(2) === 0 ? null : `p${roll(8)}`,
    position: roll(4),
    version: roll(100),
    updatedAt: '',
    updatedBy: null,
    scheduled: null,
    unpublishAt: null,
    status: 'draft',
    draft: shown,
    draftHash: null,
    live: roll(3) === 0 ? null : { ...shown, revisionId: `r${roll(3)}`, publishedAt: '' },
  };
}

/** All that stands in an index, in an order that does not depend on how it was made. */
const contents = ({ byId, bySlug, byOldSlug, children, placements }: PageIndex) => ({
  byId: [...byId.keys()].sort(),
  bySlug: [...bySlug].map(([slug, { id }]) => `${slug} ${id}`).sort(),
  byOldSlug: [...byOldSlug].map(([slug, all]) => `${slug}: ${all.map(({ page }) => page.id).join()}`).sort(),
  children: [...children].map(([parent, pages]) => `${parent}: ${pages.map(({ id }) => id).join()}`).sort(),
  placements: [...placements]
    .map(
      ([asset, all]) =>
        `${asset}: ${all
          .map((each) => JSON.stringify(each))
          .sort()
          .join()}`,
    )
    .sort(),
});

test('however pages change, the index is as if it were made anew', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const roll = dice(seed);
    let index = noPages;
    for (let step = 0; step < 25; step += 1) {
      const changed = new Map<string, PageEntry | null>();
      for (let n = 0; n <= roll(3); n += 1) {
        const id = `p${roll(8)}`;
        changed.set(id, roll(5) === 0 ? null : entry(id, roll));
      }
      index = withPages(index, changed);
      expect(contents(index)).toEqual(contents(withPages(noPages, new Map(index.byId))));
    }
  }
});

test('a slug that went from one page to another stays with the other', () => {
  const roll = dice(1);
  const [a, b] = [entry('a', roll), entry('b', roll)];
  const before = withPages(noPages, new Map([['a', { ...a, slug: 'x' }]]));
  const both = withPages(before, new Map([['b', { ...b, slug: 'x' }]]));
  expect(withPages(both, new Map([['a', { ...a, slug: 'y' }]])).bySlug.get('x')?.id).toBe('b');
});

test('what did not change stays the same object; a draft alone changes nothing for readers', () => {
  const page = (id: string, title: string, asset: string, parentId: string | null = null): PageEntry => ({
    id,
    slug: id,
    oldSlugs: [],
    oldAnchors: [],
    parentId,
    position: 0,
    version: 1,
    updatedAt: '',
    updatedBy: null,
    scheduled: null,
    unpublishAt: null,
    status: 'published',
    draft: version(title, [asset]),
    draftHash: title,
    live: { ...version('Live', [asset]), revisionId: 'r', publishedAt: '' },
  });
  const all = [page('a', 'A', 'x'), page('b', 'B', 'y'), page('c', 'C', 'y', 'a')];
  const before = withPages(noPages, new Map(all.map((each) => [each.id, each])));
  const saved = withPages(before, new Map([['a', page('a', 'Ander concept', 'x')]]));
  expect(saved.tree).toBe(before.tree);
  expect(saved.byId.get('a')?.live).toBe(before.byId.get('a')?.live);
  expect(saved.placements.get('x')).toBe(before.placements.get('x'));
  expect(saved.byId.get('b')).toBe(before.byId.get('b'));

  const published = withPages(before, new Map([['a', page('a', 'A', 'z')]]));
  expect(published.tree).not.toBe(before.tree);
  expect(published.placements.get('y')).toBe(before.placements.get('y'));
  expect(published.children.get('a')).toBe(before.children.get('a'));
  expect(published.placements.has('x')).toBe(false);
});

test('an old slug leads to its page as long as no other has it, and to the last that had it', () => {
  const roll = dice(2);
  const [a, b] = [entry('a', roll), entry('b', roll)];
  const made = (...pages: PageEntry[]): PageIndex =>
    withPages(noPages, new Map(pages.map((page) => [page.id, page])));
  const moved = { ...a, slug: 'nieuw', oldSlugs: [{ slug: 'oud', until: 1 }] };
  expect(findPageBySlug(made(moved), 'oud')?.id).toBe('a');
  expect(findPageBySlug(made(moved, { ...b, slug: 'oud', oldSlugs: [] }), 'oud')?.id).toBe('b');
  const both = made(moved, { ...b, slug: 'anders', oldSlugs: [{ slug: 'oud', until: 2 }] });
  expect(findPageBySlug(both, 'oud')?.id).toBe('b');
  expect(findPageBySlug(withPages(both, new Map([['b', null]])), 'oud')?.id).toBe('a');
  expect(findPageBySlug(made(moved), 'onbekend')).toBeNull();
});
