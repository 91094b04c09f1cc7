import type { Core } from '@strapi/strapi';
import { variantFor, type CachedResponse } from '../../../../http/response-cache';
import type { Viewer } from '../../../../permissions/viewer';
import { getPublished, type PublishedAsset } from '../../../../published';
import { type AssetRights, getAssetRights } from '../../../../published/asset-rights';
import { presentAsset } from '../../../../published/present-asset';
import { getAudience } from '../../../../storage/renditions/preview-address';
import { getCacheKey } from '../../../../published/reader-key';
import { API_PREFIX } from '../../../../shared/addresses';
import { compareNames } from '../../../../utils/dutch-order';
import { COLLECTIONS, getCollection, type Collection } from '../../../../published/collections';
import { findFetchCounts, type FetchCounts } from './fetch-counts';

const MOST_FETCHED = 6;
/** The number of assets on a shelf; pictograms are small, so more of them fit. */
const ON_SHELF = 4;
const ICONS_ON_SHELF = 12;

interface VisibleAsset {
  asset: PublishedAsset;
  can: AssetRights;
  collection: Collection | null;
}

const byFetched =
  (fetched: FetchCounts) =>
  ({ asset: one }: VisibleAsset, { asset: other }: VisibleAsset): number =>
    (fetched.get(other.id) ?? 0) - (fetched.get(one.id) ?? 0) ||
    // Downloadable assets come before assets that only illustrate.
    Number(other.files.length > 0) - Number(one.files.length > 0) ||
    compareNames(one.title, other.title);

/** The cached response with the library's shelves and the most downloaded assets that a viewer may see. */
export async function libraryOverviewResponse(strapi: Core.Strapi, viewer: Viewer): Promise<CachedResponse> {
  const published = getPublished(strapi);
  const now = published.current() ?? (await published.snapshot());
  const { at, fetched } = await findFetchCounts(strapi);
  const key = getCacheKey(`${API_PREFIX}/library/overview#${at}`, viewer);
  const kept = published.responses.get(key, now);
  if (kept) return kept;

  const seen: VisibleAsset[] = [...now.assets.values()]
    .map((asset) => {
      const places = now.pages.placements.get(asset.id) ?? [];
      return { asset, can: getAssetRights(viewer, asset, places), collection: getCollection(asset, places) };
    })
    .filter(({ can }) => can.view)
    .sort(byFetched(fetched));
  const present = ({ asset, can }: VisibleAsset) => presentAsset(asset, can, getAudience(viewer));
  const most = seen.filter(({ asset, can, collection }) => can.use && collection && fetched.has(asset.id));
  const collections = COLLECTIONS.map((id) => {
    const all = seen.filter(({ collection }) => collection === id);
    const shown = all.slice(0, id === 'icons' ? ICONS_ON_SHELF : ON_SHELF);
    return { id, count: all.length, assets: shown.map(present) };
  });
  const data = { most: most.slice(0, MOST_FETCHED).map(present), collections, total: seen.length };
  const inputs = ({ assets, pages, previewsEnd }: typeof now) => [assets, previewsEnd, pages.placements];
  return published.responses.set(key, now, {
    text: JSON.stringify({ data }),
    kind: variantFor(viewer),
    inputs,
  });
}
