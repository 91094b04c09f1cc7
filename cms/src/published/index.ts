import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { blockTypes } from '../blocks/registry';
import { getChanges } from '../database/change-feed';
import { isDatabaseUnavailable } from '../database/outages';
import type { Viewer } from '../permissions/viewer';
import { getPreviewsEnd } from '../storage/renditions/preview-address';
import { loadPages, withContents } from './load-pages';
import { loadAssets, loadGroups, loadSite } from './loaders';
import { noPages, withPages, type PageIndex } from './page-index';
import { readContent } from './content';
import { createResponseCache, type ResponseCache } from '../http/response-cache';
import { createStore, mapStoreOptions } from './store';
import { memoizeByObject } from '../utils/memoize-by-object';
import type { PublishedAsset, PublishedGroup, PublishedSite, PageContent, Usage } from './types';
import { getAssetsInUse, findUsage, matchesAsset, matchesColor, matchesGroup } from './usage';

export type { PageEntry } from './page-entry';
export type { AssetPlace, PageIndex } from './page-index';
export type { PublishedAsset, PublishedGroup, PublishedSite, PageContent, Usage } from './types';
export { ORNAMENTS, SHARING } from './types';

const CONTENTS_KEPT = 500;
const RESPONSES_BYTES = 96 * 1024 * 1024;

/** All published data at one moment. The same object, with the same parts, as long as nothing changes. */
export interface Snapshot {
  /** Pages that are not deleted. */
  pages: PageIndex;
  groups: ReadonlyMap<string, PublishedGroup>;
  assets: ReadonlyMap<string, PublishedAsset>;
  site: PublishedSite;
  /** When preview URLs signed now expire. */
  previewsEnd: number;
}

/** What visitors read, kept in memory. Always as of the last committed change. */
export interface Published {
  snapshot(): Promise<Snapshot>;
  /**
   * The snapshot for readers; visitors get the last one while the database is unavailable. It contains only what was
   * public then, and the rights of others cannot be checked.
   */
  snapshotFor(viewer: Viewer): Promise<Snapshot>;
  /** The snapshot if it is current, without waiting; null while a change has yet to be loaded. */
  current(): Snapshot | null;
  /** The last snapshot made, without waiting and however old, for readers that tolerate stale data. */
  latest(): Snapshot | null;
  /** Responses cached per snapshot. */
  responses: ResponseCache<Snapshot>;
  /** The content of a revision; it never changes. */
  revision(id: string): Promise<PageContent | null>;
  /**
   * Where drafts, live and scheduled versions use an asset or a group. References to a deleted one count as
   * empty, so they need no cleanup.
   */
  usedOn(assetId: string): Promise<Usage[]>;
  /** The ids of all assets used in those versions, on the pages of a snapshot. */
  usedAssets(pages: PageIndex): ReadonlySet<string>;
  groupUsedOn(groupId: string): Promise<Usage[]>;
  /** The same for a colour: by the token that options name, and by the id that blocks refer to. */
  colorUsedOn(names: readonly string[]): Promise<Usage[]>;
  assetOfFile(fileId: string): Promise<PublishedAsset | null>;
}

const containsAny =
  (fileIds: readonly string[]) =>
  ({ original, files, captions }: PublishedAsset): boolean =>
    [...(original ? [original] : []), ...files, ...captions].some(({ id }) => fileIds.includes(id));

function createPublished(strapi: Core.Strapi): Published {
  const contents = new LRUCache<string, PageContent>({ max: CONTENTS_KEPT });

  async function revision(id: string): Promise<PageContent | null> {
    const kept = contents.get(id);
    if (kept) return kept;
    const row = await strapi.db
      .query('api::revision.revision')
      .findOne({ where: { documentId: id }, select: ['content'] });
    if (!row) return null;
    const content = await readContent(blockTypes(strapi), row.content);
    contents.set(id, content);
    return content;
  }

  const pages = createStore({
    load: withContents(loadPages(strapi), { has: (id) => contents.has(id), find: revision }),
    empty: noPages,
    next: withPages,
    entries: ({ byId }) => byId,
  });
  const groups = createStore(mapStoreOptions(loadGroups(strapi)));
  const assets = createStore(mapStoreOptions(loadAssets(strapi)));
  const site = createStore(mapStoreOptions(loadSite(strapi)));
  const inUse = memoizeByObject(({ byId }: PageIndex) => getAssetsInUse(byId.values()));
  const loadEntries = async () => (await pages.all()).byId.values();

  getChanges(strapi).on(({ what, ids }) => {
    if (what === 'pages') pages.invalidate(ids);
    else if (what === 'groups') groups.invalidate(ids);
    else if (what === 'assets') assets.invalidate(ids);
    else if (what === 'site') site.invalidate('all');
    else if (what === 'files') {
      site.invalidate('all');
      if (ids === 'all') assets.invalidate('all');
      else assets.invalidateWhere(containsAny(ids));
    }
  });

  let last: Snapshot | null = null;
  let lastSites: ReadonlyMap<string, PublishedSite> | null = null;
  // Runs on every read, so it must be cheap while nothing changes.
  function together(
    allPages: PageIndex,
    allGroups: ReadonlyMap<string, PublishedGroup>,
    allAssets: ReadonlyMap<string, PublishedAsset>,
    sites: ReadonlyMap<string, PublishedSite>,
  ): Snapshot {
    // Responses are cached per kind of viewer, with the same lifetime for all.
    const end = getPreviewsEnd(Date.now(), 'anonymous');
    const isLast =
      last?.pages === allPages &&
      last.groups === allGroups &&
      last.assets === allAssets &&
      lastSites === sites &&
      last.previewsEnd === end;
    if (last && isLast) return last;
    const [theSite] = sites.values();
    if (!theSite) throw new Error('The site has no row.');
    lastSites = sites;
    return (last = {
      pages: allPages,
      groups: allGroups,
      assets: allAssets,
      site: theSite,
      previewsEnd: end,
    });
  }

  function current(): Snapshot | null {
    const allPages = pages.known();
    const allGroups = groups.known();
    const allAssets = assets.known();
    const sites = site.known();
    return allPages && allGroups && allAssets && sites
      ? together(allPages, allGroups, allAssets, sites)
      : null;
  }

  async function snapshot(): Promise<Snapshot> {
    const now = current();
    if (now) return now;
    const [allPages, allGroups, allAssets, sites] = await Promise.all([
      pages.all(),
      groups.all(),
      assets.all(),
      site.all(),
    ]);
    return together(allPages, allGroups, allAssets, sites);
  }

  /** The last snapshot, with a current expiry for preview URLs. */
  function lastShown(): Snapshot | null {
    const end = getPreviewsEnd(Date.now(), 'anonymous');
    if (last && last.previewsEnd !== end) last = { ...last, previewsEnd: end };
    return last;
  }

  return {
    responses: createResponseCache(RESPONSES_BYTES),
    current,
    latest: () => last,
    snapshot,
    async snapshotFor(viewer) {
      try {
        return await snapshot();
      } catch (error) {
        const shown = viewer.kind === 'anonymous' && isDatabaseUnavailable(error) ? lastShown() : null;
        if (shown) return shown;
        throw error;
      }
    },
    revision,
    usedOn: async (assetId) => findUsage(await loadEntries(), matchesAsset(assetId)),
    usedAssets: inUse,
    groupUsedOn: async (groupId) => findUsage(await loadEntries(), matchesGroup(groupId)),
    async colorUsedOn(names) {
      const within = [...(await assets.all()).values()].filter(({ settings }) =>
        names.includes(settings.backgroundColor),
      );
      return findUsage(await loadEntries(), matchesColor(names, new Set(within.map(({ id }) => id))));
    },
    async assetOfFile(fileId) {
      return [...(await assets.all()).values()].find(containsAny([fileId])) ?? null;
    },
  };
}

export const getPublished = memoizeByObject(createPublished);
