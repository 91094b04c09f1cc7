import type { paths } from '../../../api/schema';

type WireQuery = NonNullable<paths['/assets']['get']['parameters']['query']>;

/** The kinds of file that the library can be narrowed to. */
export type AssetKind = NonNullable<WireQuery['kind']>;

/** What the library is asked for. */
export interface AssetQuery {
  search: string;
  kind: AssetKind | null;
  /** Only those that are private. */
  isPrivate: boolean;
  /** Only those that a page uses, or that none does. */
  used: boolean | null;
  sort: string;
}

/** The orders that can be chosen, the first one unless somebody chooses. */
export const SORTS = [
  { value: 'created_at:desc', label: 'Nieuwste eerst' },
  { value: 'updated_at:desc', label: 'Laatst gewijzigd' },
  { value: 'title:asc', label: 'Titel A–Z' },
  { value: 'title:desc', label: 'Titel Z–A' },
  { value: 'size:desc', label: 'Grootste eerst' },
] as const;

/** Everything there is, the newest first. */
export const ALL: AssetQuery = {
  search: '',
  kind: null,
  isPrivate: false,
  used: null,
  sort: SORTS[0].value,
};

const KINDS: readonly AssetKind[] = ['image', 'document', 'video', 'editable'];
const USED: Record<string, boolean> = { true: true, false: false };

/** The query that an address stands for; what it does not know is left out. */
export function getQuery(params: URLSearchParams): AssetQuery {
  const sort = params.get('sort');
  return {
    search: params.get('search') ?? '',
    kind: KINDS.find((kind) => kind === params.get('kind')) ?? null,
    isPrivate: params.get('private') === 'true',
    used: USED[params.get('used') ?? ''] ?? null,
    sort: SORTS.find(({ value }) => value === sort)?.value ?? ALL.sort,
  };
}

/** What differs from everything there is, as the server and the address name it. */
export function namedParts({ search, kind, isPrivate, used }: AssetQuery): WireQuery {
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(isPrivate && { private: 'true' }),
    ...(used !== null && { used: used ? 'true' : 'false' }),
  };
}

/** The address's part for a query, with the question mark; empty for everything there is. */
export function getAddress(query: AssetQuery): string {
  const parts = { ...namedParts(query), ...(query.sort !== ALL.sort && { sort: query.sort }) };
  const params = new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, `${value}`]));
  return params.size > 0 ? `?${params}` : '';
}

/** Whether anything but words narrows the library. */
export const isFiltered = ({ kind, isPrivate, used }: AssetQuery): boolean =>
  kind !== null || isPrivate || used !== null;
