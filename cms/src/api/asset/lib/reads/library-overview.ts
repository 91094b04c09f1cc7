import type { Core } from '@strapi/strapi';
import { kindFor, type CachedResponse } from '../../../../http/response-cache';
import { assetAbilities, type Abilities } from '../../../../permissions/abilities';
import type { Viewer } from '../../../../permissions/viewer';
import { getPublished, type PublishedAsset } from '../../../../published';
import { presentAsset } from '../../../../published/present-asset';
import { getCacheKey } from '../../../../published/reader-key';
import { API_PREFIX } from '../../../../shared/addresses';
import { compareNames } from '../../../../utils/dutch-order';
import { COLLECTIONS, getCollection, type Collection } from '../../../../published/collections';
import { findFetched, type Fetched } from './count-fetched';

const MOST_FETCHED = 6;
/** How many of a collection stand on its shelf: pictograms are small. */
const ON_SHELF = 4;
const ICONS_ON_SHELF = 12;

interface Seen {
  asset: PublishedAsset;
  can: Abilities;
  collection: Collection | null;
}

const byFetched =
  (fetched: Fetched) =>
  ({ asset: one }: Seen, { asset: other }: Seen): number =>
    (fetched.get(other.id) ?? 0) - (fetched.get(one.id) ?? 0) ||
    // What can be taken along goes before what only explains.
    Number(other.files.length > 0) - Number(one.files.length > 0) ||
    compareNames(one.title, other.title);

/** The cached response with the shelves of the library, and what is fetched most, of what a viewer may see. */
export async function libraryOverviewAnswer(strapi: Core.Strapi, viewer: Viewer): Promise<CachedResponse> {
  const live = getPublished(strapi);
  const now = live.known() ?? (await live.snapshot());
  const { at, fetched } = await findFetched(strapi);
  const key = getCacheKey(`${API_PREFIX}/library/overview#${at}`, viewer);
  const kept = live.answers.get(key, now);
  if (kept) return kept;

  const seen: Seen[] = [...now.assets.values()]
    .map((asset) => {
      const places = now.pages.placements.get(asset.id) ?? [];
      return { asset, can: assetAbilities(viewer, asset, places), collection: getCollection(asset, places) };
    })
    .filter(({ can }) => can.view)
    .sort(byFetched(fetched));
  const present = ({ asset, can }: Seen) => presentAsset(asset, can, viewer.kind);
  const most = seen.filter(({ asset, can, collection }) => can.use && collection && fetched.has(asset.id));
  const collections = COLLECTIONS.map((id) => {
    const all = seen.filter(({ collection }) => collection === id);
    const shown = all.slice(0, id === 'icons' ? ICONS_ON_SHELF : ON_SHELF);
    return { id, count: all.length, assets: shown.map(present) };
  });
  const data = { most: most.slice(0, MOST_FETCHED).map(present), collections, total: seen.length };
  const inputs = ({ assets, pages, previewsEnd }: typeof now) => [assets, previewsEnd, pages.placements];
  return live.answers.keep(key, now, { text: JSON.stringify({ data }), kind: kindFor(viewer), inputs });
}
