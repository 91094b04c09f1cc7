import { isDeepStrictEqual } from 'node:util';
import { canSeePage, type Placement } from '../permissions/abilities';
import type { Viewer } from '../permissions/viewer';
import type { PageSlugs } from '../blocks/page-links';
import type { PageEntry } from './page-entry';

/** Groups values by key, in their original order. */
export function groupByKey<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** A place where a live page shows an asset, and as what. */
export interface AssetPlace extends Placement {
  /** The type of the block. */
  type: string;
  /** Whether it only adorns the block. */
  isOrnament: boolean;
}

/**
 * All pages that are not deleted, with their lookups. Immutable: a change makes a new index that shares every
 * unchanged object.
 */
export interface PageIndex {
  byId: ReadonlyMap<string, PageEntry>;
  bySlug: ReadonlyMap<string, PageEntry>;
  /** The pages that formerly had a slug, the most recent one first. */
  byOldSlug: ReadonlyMap<string, readonly FormerPage[]>;
  /** Pages in order by the id of their parent; null for the root. */
  children: ReadonlyMap<string | null, readonly PageEntry[]>;
  /** The blocks of live versions that show or link to each asset. */
  placements: ReadonlyMap<string, readonly AssetPlace[]>;
  /** The same object as long as the tree of live pages is unchanged. */
  tree: object;
}

/** A page, and when it lost a slug. */
interface FormerPage {
  page: PageEntry;
  until: number;
}

/** Pages whose entry changed, by id; null for a deleted page. */
type ChangedPages = ReadonlyMap<string, PageEntry | null>;

export const noPages: PageIndex = {
  byId: new Map(),
  bySlug: new Map(),
  byOldSlug: new Map(),
  children: new Map(),
  placements: new Map(),
  tree: {},
};

/** Sorts pages under one parent. */
export const comparePositions = (a: PageEntry, b: PageEntry): number =>
  a.position - b.position || (a.id < b.id ? -1 : 1);

const getFormerSlugs = (page: PageEntry): [string, FormerPage][] =>
  page.oldSlugs.map(({ slug, until }) => [slug, { page, until }]);

const lastFirst = (a: FormerPage, b: FormerPage): number =>
  b.until - a.until || (a.page.id < b.page.id ? -1 : 1);

/** The page for a slug: its current owner, else the most recent former one. */
export const findPageBySlug = ({ bySlug, byOldSlug }: PageIndex, slug: string): PageEntry | null =>
  bySlug.get(slug) ?? byOldSlug.get(slug)?.[0]?.page ?? null;

/**
 * The current and former slugs of pages, to resolve links. Current slugs only of pages that a viewer may see, because
 * others may reveal plans.
 */
export const getSlugs = (pages: PageIndex, viewer: Viewer): PageSlugs => ({
  idAt: (slug) => findPageBySlug(pages, slug)?.id ?? null,
  getSlug(id) {
    const page = pages.byId.get(id);
    const isSeen = viewer.kind === 'admin' || (page?.live && canSeePage(viewer, page.live));
    return page && isSeen ? page.slug : null;
  },
  hasPage: (id) => pages.byId.has(id),
});

/** Lists by key with some items replaced; without `gone` no item is removed. */
function withItems<Key, Item>(
  before: ReadonlyMap<Key, readonly Item[]>,
  gone: ((item: Item) => boolean) | null,
  touched: ReadonlySet<Key>,
  added: ReadonlyMap<Key, readonly Item[]>,
  order?: (a: Item, b: Item) => number,
): ReadonlyMap<Key, readonly Item[]> {
  if (touched.size === 0) return before;
  const after = new Map(before);
  for (const key of touched) {
    const all = before.get(key) ?? [];
    const items = [...(gone ? all.filter((item) => !gone(item)) : all), ...(added.get(key) ?? [])];
    if (order) items.sort(order);
    if (items.length > 0) after.set(key, items);
    else after.delete(key);
  }
  return after;
}

const placementsIn = ({ live }: PageEntry): [string, AssetPlace][] =>
  live
    ? live.blocks.flatMap((block) =>
        block.assets.map((asset): [string, AssetPlace] => [
          asset,
          { page: live, block, type: block.type, isOrnament: block.ornaments.includes(asset) },
        ]),
      )
    : [];

/** A page that keeps its previous live version as the same object when it is unchanged. */
function reuseLive(page: PageEntry, before: PageEntry | undefined): PageEntry {
  return before && isDeepStrictEqual(page.live, before.live) ? { ...page, live: before.live } : page;
}

const hasSamePosition = (a: PageEntry | undefined, b: PageEntry): boolean =>
  a?.live === b.live && a.slug === b.slug && a.parentId === b.parentId && a.position === b.position;

/** The index after some pages changed. */
export function withPages(before: PageIndex, changed: ChangedPages): PageIndex {
  const old = [...changed.keys()].flatMap((id) => before.byId.get(id) ?? []);
  const made = [...changed.values()].flatMap((page) =>
    page ? [reuseLive(page, before.byId.get(page.id))] : [],
  );
  const isSameTree =
    made.length === changed.size && made.every((page) => hasSamePosition(before.byId.get(page.id), page));

  const byId = new Map(before.byId);
  const bySlug = new Map(before.bySlug);
  for (const page of old) {
    byId.delete(page.id);
    // Another page may have taken the slug by now.
    if (bySlug.get(page.slug) === page) bySlug.delete(page.slug);
  }
  for (const page of made) {
    byId.set(page.id, page);
    bySlug.set(page.slug, page);
  }

  const under = groupByKey(made.map((page) => [page.parentId, page] as const));
  const parents = new Set([...old, ...made].map(({ parentId }) => parentId));
  const children = withItems(before.children, ({ id }) => changed.has(id), parents, under, comparePositions);

  const formerPages = groupByKey(made.flatMap(getFormerSlugs));
  const oldSlugs = new Set([...old.flatMap(getFormerSlugs).map(([slug]) => slug), ...formerPages.keys()]);
  const isOld = ({ page }: FormerPage): boolean => changed.has(page.id);
  const byOldSlug = withItems(before.byOldSlug, isOld, oldSlugs, formerPages, lastFirst);

  const stays = new Set<unknown>(made.map(({ live }) => live));
  const ended = new Set<unknown>(old.map(({ live }) => live).filter((live) => !stays.has(live)));
  const begun = made.filter(({ id, live }) => before.byId.get(id)?.live !== live);
  const shown = groupByKey(begun.flatMap(placementsIn));
  const over = old.filter(({ live }) => ended.has(live)).flatMap(placementsIn);
  const assets = new Set([...over.map(([asset]) => asset), ...shown.keys()]);
  const isEnded = ended.size > 0 ? ({ page }: Placement) => ended.has(page) : null;
  const placements = withItems(before.placements, isEnded, assets, shown);
  return { byId, bySlug, byOldSlug, children, placements, tree: isSameTree ? before.tree : {} };
}
