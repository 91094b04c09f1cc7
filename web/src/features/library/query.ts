import { ASSET_KINDS, type AssetKind } from '../assets';
import { getLibraryView, type LibraryView } from './collections';

/** What a reader looks for among the files. */
export interface FilesQuery {
  search: string;
  kind: AssetKind | null;
  /** Only what this page shows. */
  pageId: string | null;
  /** One collection, or all files in one list; null for an overview of the collections. */
  collection: LibraryView | null;
  page: number;
}

export const ALL_FILES: FilesQuery = { search: '', kind: null, pageId: null, collection: null, page: 1 };

/** Parses a query from the URL; unknown values are ignored. */
export function getQuery(params: URLSearchParams): FilesQuery {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    kind: ASSET_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    pageId: params.get('page_id') || null,
    collection: getLibraryView(params.get('collection')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The parts of a query that differ from the default, under the names of the API. */
export const namedParts = ({ search, kind, pageId, collection, page }: FilesQuery) => ({
  ...(search && { search }),
  ...(kind && { kind }),
  ...(pageId && { page_id: pageId }),
  ...(collection && collection !== 'all' && { collection }),
  ...(page > 1 && { page }),
});

/** The query string, including the question mark; empty for the default query. */
export function getAddress(query: FilesQuery): string {
  const params = new URLSearchParams(
    Object.entries(namedParts(query)).map(([name, value]) => [name, `${value}`]),
  );
  if (query.collection === 'all') params.set('collection', query.collection);
  return params.size > 0 ? `?${params}` : '';
}

/** Whether the query leaves anything out. */
export const isNarrowed = ({ search, kind, pageId, collection }: FilesQuery): boolean =>
  search !== '' || kind !== null || pageId !== null || (collection !== null && collection !== 'all');

/** Whether the query is for the shelves instead of a list. */
export const isOverview = (query: FilesQuery): boolean =>
  !isNarrowed(query) && query.collection === null && query.page === 1;
