import type { Core } from '@strapi/strapi';
import { makeCursor, readCursor, type Place } from '../../../../http/cursors';
import { holdsWords, getSort, listResponse } from '../../../../http/lists';
import { type PublishedAsset, getPublished, type Snapshot } from '../../../../published';
import { fileKind, isImage } from '../../../../storage/file-kind';
import type { StoredFile } from '../../../../storage/stored-file';
import { getCollection } from '../../../../published/collections';
import {
  isSameTag,
  type AssetCounts,
  type AssetCountsQuery,
  type AssetListQuery,
  type KINDS,
  type LibraryQuery,
} from '../../schemas/asset';
import { variantFor, type CachedResponse } from '../../../../http/response-cache';
import { getCacheKey } from '../../../../published/reader-key';
import { abilities } from '../../../../permissions/abilities';
import type { Viewer } from '../../../../permissions/viewer';
import { type AssetRights, getAssetRights } from '../../../../published/asset-rights';
import { presentAsset } from '../../../../published/present-asset';
import { getAudience } from '../../../../storage/renditions/preview-address';
import { API_PREFIX } from '../../../../shared/addresses';
import { compareNames, getSortKey } from '../../../../utils/dutch-order';
import { fold } from '../../../../shared/fold';

type Kind = (typeof KINDS)[number];
/** What a list is sorted by. */
type Column = (asset: PublishedAsset) => string | number;

function kindOfFile(file: StoredFile): Kind {
  const kind = fileKind(file);
  if (kind === 'editable' || kind === 'video') return kind;
  return isImage(file) ? 'image' : 'document';
}

const getFiles = ({ original, files }: PublishedAsset): StoredFile[] => [
  ...(original ? [original] : []),
  ...files,
];

/** The default order of a list. */
const PRESET = 'title:asc';

const getSize = (asset: PublishedAsset): number => getFiles(asset).reduce((sum, { size }) => sum + size, 0);

const ORDERS = {
  id: ({ id }) => id,
  title: ({ title }) => getSortKey(title),
  description: ({ description }) => getSortKey(description),
  isPrivate: ({ isPrivate }) => Number(isPrivate),
  size: getSize,
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
} satisfies Record<string, Column>;

const compareValues = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareNames(String(one), String(other));

const compareIds = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Compares two positions in a list. The id breaks ties, so no two are equal. */
const comparePlaces =
  (direction: 'asc' | 'desc') =>
  (one: Omit<Place, 'sort'>, other: Omit<Place, 'sort'>): number =>
    (direction === 'asc' ? 1 : -1) * compareValues(one.value, other.value) || compareIds(one.id, other.id);

type Filters = Partial<AssetCountsQuery & Pick<AssetListQuery, 'changed_since' | 'sha256'>>;

/** Whether an asset matches a query; `used` contains the ids of assets in use on pages. */
function matchesQuery(query: Filters, used: ReadonlySet<string>): (asset: PublishedAsset) => boolean {
  const { search = '', kind, sha256, tag, without, private: isPrivate, used: isUsed } = query;
  const { changed_since: since = 0 } = query;
  const isFound = holdsWords({ search });
  return (asset) =>
    asset.updatedAt >= since &&
    (isPrivate === undefined || asset.isPrivate === (isPrivate === 'true')) &&
    (isUsed === undefined || used.has(asset.id) === (isUsed === 'true')) &&
    (tag === undefined || asset.tags.some((each) => isSameTag(each, tag))) &&
    (without === undefined || asset.description === '') &&
    (kind === undefined || getFiles(asset).some((file) => kindOfFile(file) === kind)) &&
    (sha256 === undefined || getFiles(asset).some(({ digests }) => digests.includes(sha256))) &&
    isFound([asset.title, asset.description, ...getFiles(asset).map(({ name }) => name)].join('\n'));
}

/** The number of assets that each filter would leave, given the other active filters. */
export function countAssets(
  given: readonly PublishedAsset[],
  { search, ...on }: AssetCountsQuery,
  used: ReadonlySet<string>,
): AssetCounts {
  const found = given.filter(matchesQuery({ search }, used));
  const count = (filter: Filters): number => found.filter(matchesQuery({ ...on, ...filter }, used)).length;
  const ofKind = (kind: Kind): number => count({ kind });
  return {
    all: found.length,
    kinds: {
      image: ofKind('image'),
      video: ofKind('video'),
      document: ofKind('document'),
      editable: ofKind('editable'),
    },
    private: count({ private: 'true' }),
    used: count({ used: 'true' }),
    unused: count({ used: 'false' }),
    undescribed: count({ without: 'description' }),
  };
}

/** All tags of the given assets and how many have each, by name. */
export function countTags(assets: Iterable<PublishedAsset>): { tag: string; count: number }[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const { tags } of assets) {
    for (const tag of tags) {
      const known = counts.get(fold(tag)) ?? { tag, count: 0 };
      counts.set(fold(tag), { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => compareNames(a.tag, b.tag));
}

interface ListedAssets {
  assets: PublishedAsset[];
  /** Counts from 1. */
  page: number;
  total: number;
  next: string | null;
}

/** One page of the assets that match a query, with the total count and the cursor of the next page. */
function listAssets(
  given: Iterable<PublishedAsset>,
  query: AssetListQuery,
  used: ReadonlySet<string>,
): ListedAssets {
  const { pageSize, after } = query;
  const sort = query.sort ?? PRESET;
  const { column, direction } = getSort<keyof typeof ORDERS, Column>(sort, ORDERS);
  const compare = comparePlaces(direction);
  const rows = [...given]
    .filter(matchesQuery(query, used))
    .map((asset) => ({ asset, id: asset.id, value: column(asset) }))
    .sort(compare);
  const last = after ? readCursor(after, sort) : null;
  const isBehind = (row: Omit<Place, 'sort'>): boolean => last !== null && compare(row, last) > 0;
  const behind = last ? rows.findIndex(isBehind) : 0;
  const first = behind < 0 ? rows.length : behind;
  const start = after === undefined ? (query.page - 1) * pageSize : first;
  const shown = rows.slice(start, start + pageSize);
  const end = start + pageSize < rows.length ? shown.at(-1) : undefined;
  return {
    assets: shown.map(({ asset }) => asset),
    page: after === undefined ? query.page : Math.ceil(start / pageSize) + 1,
    total: rows.length,
    next: end ? makeCursor({ sort, value: end.value, id: end.id }) : null,
  };
}

interface ListRequest {
  /** The path and raw query string of the request, below the prefix. */
  address: string;
  query: AssetListQuery & LibraryQuery;
}

/** The assets in the blocks of a live page that a viewer may see; null when the query names no page. */
function getAssetsOnPage(
  { pages }: Snapshot,
  viewer: Viewer,
  pageId: string | undefined,
): Set<string> | null {
  if (pageId === undefined) return null;
  const live = pages.byId.get(pageId)?.live;
  const blocks = live?.blocks.filter((block) => abilities(viewer, live, block).view) ?? [];
  return new Set(blocks.flatMap((block) => block.assets));
}

/** The cached response with a list of the assets that a viewer may see. */
export async function assetListResponse(
  strapi: Core.Strapi,
  viewer: Viewer,
  { address, query }: ListRequest,
): Promise<CachedResponse> {
  const published = getPublished(strapi);
  const now = published.current() ?? (await published.snapshot());
  const key = getCacheKey(`${API_PREFIX}${address}`, viewer);
  const kept = published.responses.get(key, now);
  if (kept) return kept;

  const { page_id: pageId, collection } = query;
  const usedOn = (pages: Snapshot['pages']) =>
    query.used === undefined ? null : published.usedAssets(pages);
  const inputs = ({ assets, pages, previewsEnd }: Snapshot) => [
    ...[assets, previewsEnd, usedOn(pages), pages.placements],
    pageId === undefined ? null : pages.byId.get(pageId)?.live,
  ];
  const shown = getAssetsOnPage(now, viewer, pageId);
  const { assets, pages } = now;
  const can = new Map<string, AssetRights>();
  const placesOf = ({ id }: PublishedAsset) => pages.placements.get(id) ?? [];
  for (const asset of assets.values()) can.set(asset.id, getAssetRights(viewer, asset, placesOf(asset)));
  const visible = [...assets.values()].filter(
    (asset) =>
      can.get(asset.id)?.view &&
      (shown === null || shown.has(asset.id)) &&
      (collection === undefined || getCollection(asset, placesOf(asset)) === collection),
  );
  const found = listAssets(visible, query, usedOn(pages) ?? new Set());
  const data = found.assets.flatMap((asset) => {
    const allowed = can.get(asset.id);
    return allowed ? [presentAsset(asset, allowed, getAudience(viewer))] : [];
  });
  const { page, total, next } = found;
  const { meta } = listResponse(data, { page, pageSize: query.pageSize }, total);
  const text = JSON.stringify({ data, meta: { ...meta, next } });
  return published.responses.set(key, now, { text, kind: variantFor(viewer), inputs });
}
