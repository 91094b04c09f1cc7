import { listWords, sortOf } from '../../../http/lists';
import type { LiveAsset } from '../../../live';
import { fileKind, isPicture } from '../../../storage/file-kind';
import type { StoredFile } from '../../../storage/stored-file';
import type { AssetListQuery, KINDS } from '../schemas/asset-query';

type Kind = (typeof KINDS)[number];

const COLUMNS = { id: 'id', title: 'title', description: 'description', isPrivate: 'isPrivate' };

const compareText = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' }).compare;

function kindOfFile(file: StoredFile): Kind {
  const kind = fileKind(file);
  if (kind !== 'usable') return kind;
  return isPicture(file) ? 'image' : 'document';
}

const filesOf = ({ original, files }: LiveAsset): StoredFile[] => [...(original ? [original] : []), ...files];

const holds = (asset: LiveAsset, words: readonly string[]): boolean => {
  const text = [asset.title, asset.description, ...filesOf(asset).map(({ name }) => name)]
    .join('\n')
    .toLowerCase();
  return words.every((word) => text.includes(word));
};

const valueOf = (asset: LiveAsset, column: string): string => {
  if (column === 'isPrivate') return String(asset.isPrivate);
  if (column === 'description') return asset.description;
  return column === 'id' ? asset.id : asset.title;
};

/** Those of the given assets that a query asks for: one page of them, and how many there are. */
export function listAssets(
  given: Iterable<LiveAsset>,
  query: AssetListQuery,
): { assets: LiveAsset[]; total: number } {
  const { column, direction } = sortOf(query, COLUMNS, 'title:asc');
  const words = listWords(query);
  const found = [...given].filter(
    (asset) =>
      (!query.kind || filesOf(asset).some((file) => kindOfFile(file) === query.kind)) && holds(asset, words),
  );
  const sign = direction === 'asc' ? 1 : -1;
  found.sort((a, b) => sign * compareText(valueOf(a, column), valueOf(b, column)) || compareText(a.id, b.id));
  const start = (query.page - 1) * query.pageSize;
  return { assets: found.slice(start, start + query.pageSize), total: found.length };
}
