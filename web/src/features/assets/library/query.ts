import type { paths } from '../../../api/schema';

type WireQuery = NonNullable<paths['/assets']['get']['parameters']['query']>;

export type AssetKind = NonNullable<WireQuery['kind']>;

export interface AssetQuery {
  search: string;
  kind: AssetKind | null;
  /** Private assets only. */
  isPrivate: boolean;
  /** Only assets that a page uses, or only unused ones. */
  used: boolean | null;
  /** Only assets with this tag. */
  tag: string | null;
  /** Only assets without a description. */
  isUndescribed: boolean;
  sort: NonNullable<WireQuery['sort']>;
}

/** The available sort orders; the first is the default. */
export const SORTS = [
  { value: 'created_at:desc', label: 'Nieuwste eerst' },
  { value: 'updated_at:desc', label: 'Laatst gewijzigd' },
  { value: 'title:asc', label: 'Titel A–Z' },
  { value: 'title:desc', label: 'Titel Z–A' },
  { value: 'size:desc', label: 'Grootste eerst' },
] as const;

/** All assets, newest first. */
export const ALL: AssetQuery = {
  search: '',
  kind: null,
  isPrivate: false,
  used: null,
  tag: null,
  isUndescribed: false,
  sort: SORTS[0].value,
};

/** Parses a sort order; anything unknown becomes the default. */
export const getSort = (text: string | null): AssetQuery['sort'] =>
  SORTS.find(({ value }) => value === text)?.value ?? ALL.sort;

export const ASSET_KINDS: readonly AssetKind[] = ['image', 'document', 'video', 'editable'];
const USED: Record<string, boolean> = { true: true, false: false };

/** Parses a query from the URL; unknown values are ignored. */
export function getQuery(params: URLSearchParams): AssetQuery {
  return {
    search: params.get('search') ?? '',
    kind: ASSET_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    isPrivate: params.get('private') === 'true',
    used: USED[params.get('used') ?? ''] ?? null,
    tag: params.get('tag') || null,
    isUndescribed: params.get('without') === 'description',
    sort: getSort(params.get('sort')),
  };
}

/** The parts of a query that differ from the default, under the names of the API and the URL. */
export function namedParts(query: AssetQuery): WireQuery {
  const { search, kind, isPrivate, used, tag, isUndescribed } = query;
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(isPrivate && { private: 'true' }),
    ...(used !== null && { used: used ? 'true' : 'false' }),
    ...(tag !== null && { tag }),
    ...(isUndescribed && { without: 'description' as const }),
  };
}

/** The query string, including the question mark; empty for the default query. */
export function getAddress(query: AssetQuery): string {
  const parts = { ...namedParts(query), ...(query.sort !== ALL.sort && { sort: query.sort }) };
  const params = new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, `${value}`]));
  return params.size > 0 ? `?${params}` : '';
}

/** Whether any filter other than the search is active. */
export const isFiltered = ({ kind, isPrivate, used, tag, isUndescribed }: AssetQuery): boolean =>
  kind !== null || isPrivate || used !== null || tag !== null || isUndescribed;
