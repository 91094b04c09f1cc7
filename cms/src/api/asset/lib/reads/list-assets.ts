import type { Core } from '@strapi/strapi';
import { listWords, getSort, listAnswer } from '../../../../http/lists';
import { type PublishedAsset, getPublished, type Snapshot } from '../../../../published';
import { fileKind, isPicture } from '../../../../storage/file-kind';
import type { StoredFile } from '../../../../storage/stored-file';
import { isSameTag, type AssetListQuery, type KINDS, type LibraryQuery } from '../../schemas/asset';
import { kindFor, type CachedResponse } from '../../../../http/response-cache';
import { getCacheKey } from '../../../../published/reader-key';
import { abilities, assetAbilities, type Abilities } from '../../../../permissions/abilities';
import type { Viewer } from '../../../../permissions/viewer';
import { presentAsset } from '../../../../published/present-asset';
import { API_PREFIX } from '../../../../utils/addresses';

type Kind = (typeof KINDS)[number];
type Compare = (a: PublishedAsset, b: PublishedAsset) => number;

const compareText = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' }).compare;

function kindOfFile(file: StoredFile): Kind {
  const kind = fileKind(file);
  if (kind !== 'usable') return kind;
  return isPicture(file) ? 'image' : 'document';
}

const getFiles = ({ original, files }: PublishedAsset): StoredFile[] => [
  ...(original ? [original] : []),
  ...files,
];

const getSize = (asset: PublishedAsset): number => getFiles(asset).reduce((sum, { size }) => sum + size, 0);

const byText = (of: (asset: PublishedAsset) => string): Compare => {
  return (a, b) => compareText(of(a), of(b));
};
const byNumber = (of: (asset: PublishedAsset) => number): Compare => {
  return (a, b) => of(a) - of(b);
};

const byId = byText(({ id }) => id);

const ORDERS = {
  id: byId,
  title: byText(({ title }) => title),
  description: byText(({ description }) => description),
  isPrivate: byNumber(({ isPrivate }) => Number(isPrivate)),
  size: byNumber(getSize),
  created_at: byNumber(({ createdAt }) => createdAt),
  updated_at: byNumber(({ updatedAt }) => updatedAt),
};

const holds = (asset: PublishedAsset, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = [asset.title, asset.description, ...getFiles(asset).map(({ name }) => name)]
    .join('\n')
    .toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Whether an asset matches a query; `used` holds the ids of those in use on pages. */
function isAsked(query: AssetListQuery, used: ReadonlySet<string>): (asset: PublishedAsset) => boolean {
  const { kind, sha256, tag, without, private: isPrivate, used: isUsed } = query;
  const words = listWords(query);
  return (asset) =>
    (isPrivate === undefined || asset.isPrivate === (isPrivate === 'true')) &&
    (isUsed === undefined || used.has(asset.id) === (isUsed === 'true')) &&
    (tag === undefined || asset.tags.some((each) => isSameTag(each, tag))) &&
    (without === undefined || asset.description === '') &&
    (kind === undefined || getFiles(asset).some((file) => kindOfFile(file) === kind)) &&
    (sha256 === undefined || getFiles(asset).some(({ digests }) => digests.includes(sha256))) &&
    holds(asset, words);
}

/** All tags of the given assets and how many have each, by name. */
export function countTags(assets: Iterable<PublishedAsset>): { tag: string; count: number }[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const { tags } of assets) {
    for (const tag of tags) {
      const known = counts.get(tag.toLowerCase()) ?? { tag, count: 0 };
      counts.set(tag.toLowerCase(), { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => compareText(a.tag, b.tag));
}

/** The given assets that match a query: one page of them, and the total count. */
function listAssets(
  given: Iterable<PublishedAsset>,
  query: AssetListQuery,
  used: ReadonlySet<string>,
): { assets: PublishedAsset[]; total: number } {
  const { column, direction } = getSort(query, ORDERS, 'title:asc');
  const found = [...given].filter(isAsked(query, used));
  const sign = direction === 'asc' ? 1 : -1;
  found.sort((a, b) => sign * column(a, b) || byId(a, b));
  const start = (query.page - 1) * query.pageSize;
  return { assets: found.slice(start, start + query.pageSize), total: found.length };
}

interface Asked {
  /** The path and raw query string of the request, below the prefix. */
  address: string;
  query: AssetListQuery & LibraryQuery;
}

/** The assets in the blocks of a live page that a viewer sees; null without a page to filter by. */
function getShown({ pages }: Snapshot, viewer: Viewer, pageId: string | undefined): Set<string> | null {
  if (pageId === undefined) return null;
  const live = pages.byId.get(pageId)?.live;
  const blocks = live?.blocks.filter((block) => abilities(viewer, live, block).view) ?? [];
  return new Set(blocks.flatMap((block) => block.assets));
}

/** The cached response with a list of the assets that a viewer may see. */
export async function assetListAnswer(
  strapi: Core.Strapi,
  viewer: Viewer,
  { address, query }: Asked,
): Promise<CachedResponse> {
  const live = getPublished(strapi);
  const now = live.known() ?? (await live.snapshot());
  const key = getCacheKey(`${API_PREFIX}${address}`, viewer);
  const kept = live.answers.get(key, now);
  if (kept) return kept;

  const { page_id: pageId } = query;
  const usedOn = (pages: Snapshot['pages']) => (query.used === undefined ? null : live.usedAssets(pages));
  const inputs = ({ assets, pages, previewsEnd }: Snapshot) => [
    ...[assets, previewsEnd, usedOn(pages)],
    viewer.kind === 'admin' ? null : pages.placements,
    pageId === undefined ? null : pages.byId.get(pageId)?.live,
  ];
  const shown = getShown(now, viewer, pageId);
  const { assets, pages } = now;
  const can = new Map<string, Abilities>();
  for (const asset of assets.values()) {
    can.set(asset.id, assetAbilities(viewer, asset, pages.placements.get(asset.id) ?? []));
  }
  const visible = [...assets.values()].filter(
    ({ id }) => can.get(id)?.view && (shown === null || shown.has(id)),
  );
  const found = listAssets(visible, query, usedOn(pages) ?? new Set());
  const data = found.assets.flatMap((asset) => {
    const allowed = can.get(asset.id);
    return allowed ? [presentAsset(asset, allowed, viewer.kind)] : [];
  });
  const text = JSON.stringify(listAnswer(data, query, found.total));
  return live.answers.keep(key, now, { text, kind: kindFor(viewer), inputs });
}
