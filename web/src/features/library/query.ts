import { ASSET_KINDS, type AssetKind } from '../assets';

/** What a reader looks for among the files. */
export interface FilesQuery {
  search: string;
  kind: AssetKind | null;
  /** Only what this page shows. */
  pageId: string | null;
  page: number;
}

export const ALL_FILES: FilesQuery = { search: '', kind: null, pageId: null, page: 1 };

/** Parses a query from the URL; unknown values are ignored. */
export function getQuery(params: URLSearchParams): FilesQuery {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    kind: ASSET_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    pageId: params.get('page_id') || null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The parts of a query that differ from the default, under the names of the API and the URL. */
export const namedParts = ({ search, kind, pageId, page }: FilesQuery) => ({
  ...(search && { search }),
  ...(kind && { kind }),
  ...(pageId && { page_id: pageId }),
  ...(page > 1 && { page }),
});

/** The query string, including the question mark; empty for the default query. */
export function getAddress(query: FilesQuery): string {
  const params = new URLSearchParams(
    Object.entries(namedParts(query)).map(([name, value]) => [name, `${value}`]),
  );
  return params.size > 0 ? `?${params}` : '';
}

/** Whether the query leaves anything out. */
export const isNarrowed = ({ search, kind, pageId }: FilesQuery): boolean =>
  search !== '' || kind !== null || pageId !== null;
