import { listWords, getSort } from '../../../../http/lists';
import type { PublishedAsset } from '../../../../published';
import { fileKind, isPicture } from '../../../../storage/file-kind';
import type { StoredFile } from '../../../../storage/stored-file';
import type { AssetListQuery, KINDS } from '../../schemas/asset-query';

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
  const { kind, sha256, private: isPrivate, used: isUsed } = query;
  const words = listWords(query);
  return (asset) =>
    (isPrivate === undefined || asset.isPrivate === (isPrivate === 'true')) &&
    (isUsed === undefined || used.has(asset.id) === (isUsed === 'true')) &&
    (kind === undefined || getFiles(asset).some((file) => kindOfFile(file) === kind)) &&
    (sha256 === undefined || getFiles(asset).some(({ digests }) => digests.includes(sha256))) &&
    holds(asset, words);
}

/** The given assets that match a query: one page of them, and the total count. */
export function listAssets(
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
