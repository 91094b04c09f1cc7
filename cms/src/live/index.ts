import type { Core } from '@strapi/strapi';
import type { Placement } from '../permissions/abilities';
import { pageContent } from './content';
import { loadAssets, loadGroups, loadPages, loadSite } from './loaders';
import type { PageEntry } from './page-entry';
import { createStore } from './store';
import type { LiveAsset, LiveGroup, LiveSite, PageContent, Usage } from './types';
import { assetsInUse, findUsage, placementsByAsset, usesAsset, usesGroup } from './usage';

export type { PageEntry, VersionSummary } from './page-entry';
export type { LiveAsset, LiveGroup, LiveSite, PageContent, Usage } from './types';

const CONTENTS_KEPT = 500;

/** What visitors read, in memory. Everything is as of the last committed change. */
export interface Live {
  /** Pages that are not deleted, by id. */
  pages(): Promise<ReadonlyMap<string, PageEntry>>;
  groups(): Promise<ReadonlyMap<string, LiveGroup>>;
  assets(): Promise<ReadonlyMap<string, LiveAsset>>;
  site(): Promise<LiveSite>;
  /** The content of a revision; it never changes. */
  revision(id: string): Promise<PageContent | null>;
  /** Where live versions show an asset, for its rights. */
  placements(assetId: string): Promise<readonly Placement[]>;
  /** The same for many assets at once. */
  allPlacements(): Promise<ReadonlyMap<string, readonly Placement[]>>;
  /** Where drafts, live and scheduled versions use an asset or a group. When one is deleted, references to it count as empty by themselves. */
  usedOn(assetId: string): Promise<Usage[]>;
  /** The ids of all assets that are used there. */
  usedAssets(): Promise<ReadonlySet<string>>;
  groupUsedOn(groupId: string): Promise<Usage[]>;
  /** The asset that a file belongs to. */
  assetOfFile(fileId: string): Promise<LiveAsset | null>;
  /** Says that rows changed; without id: that any may have. */
  changed(what: 'pages' | 'groups' | 'assets' | 'site', id?: string): void;
  /** Says that the row of a file changed, and with it the assets that hold it. */
  fileChanged(fileId: string): void;
}

const holds =
  (fileId: string) =>
  ({ original, files }: LiveAsset): boolean =>
    original?.id === fileId || files.some((file) => file.id === fileId);

/** What is made of all pages, made once for each map of them. */
function oncePerMap<T extends object>(make: (pages: Iterable<PageEntry>) => T) {
  const made = new WeakMap<ReadonlyMap<string, PageEntry>, T>();
  return (pages: ReadonlyMap<string, PageEntry>): T => {
    const known = made.get(pages) ?? make(pages.values());
    made.set(pages, known);
    return known;
  };
}

function createLive(strapi: Core.Strapi): Live {
  const stores = {
    pages: createStore(loadPages(strapi)),
    groups: createStore(loadGroups(strapi)),
    assets: createStore(loadAssets(strapi)),
    site: createStore(loadSite(strapi)),
  };
  const contents = new Map<string, PageContent>();

  // A change of any page gives a new map, so what is made of a map never ages.
  const placementsOf = oncePerMap(placementsByAsset);
  const inUse = oncePerMap(assetsInUse);
  const allPlacements = async () => placementsOf(await stores.pages.all());

  const keep = (id: string, content: PageContent): PageContent => {
    const [oldest] = contents.keys();
    if (contents.size >= CONTENTS_KEPT && oldest !== undefined) contents.delete(oldest);
    contents.set(id, content);
    return content;
  };

  return {
    pages: stores.pages.all,
    groups: stores.groups.all,
    assets: stores.assets.all,
    async site() {
      const [site] = (await stores.site.all()).values();
      if (!site) throw new Error('The site has no row.');
      return site;
    },
    async revision(id) {
      const kept = contents.get(id);
      if (kept) return kept;
      const row = await strapi.db
        .query('api::revision.revision')
        .findOne({ where: { documentId: id }, select: ['content'] });
      return row ? keep(id, pageContent(row.content)) : null;
    },
    placements: async (assetId) => (await allPlacements()).get(assetId) ?? [],
    allPlacements,
    usedOn: async (assetId) => findUsage((await stores.pages.all()).values(), usesAsset(assetId)),
    usedAssets: async () => inUse(await stores.pages.all()),
    groupUsedOn: async (groupId) => findUsage((await stores.pages.all()).values(), usesGroup(groupId)),
    async assetOfFile(fileId) {
      return [...(await stores.assets.all()).values()].find(holds(fileId)) ?? null;
    },
    changed: (what, id) => stores[what].mark(id),
    fileChanged: (fileId) => stores.assets.markWhere(holds(fileId)),
  };
}

const lives = new WeakMap<Core.Strapi, Live>();

/** The live versions of this application. */
export function getLive(strapi: Core.Strapi): Live {
  const found = lives.get(strapi);
  if (found) return found;
  const made = createLive(strapi);
  lives.set(strapi, made);
  return made;
}
