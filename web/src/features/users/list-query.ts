/** The query for the list of users, stored in the URL. */
export interface UserQuery {
  search: string;
  role: '' | 'admin' | 'user';
  /** The id of a group; empty for all. */
  group: string;
  active: '' | 'true' | 'false';
  sort: UserSort;
  page: number;
}

/** The sortable fields, each with its default direction. */
export const SORTABLE = [
  { field: 'name', label: 'Naam', first: 'asc' },
  { field: 'email', label: 'E-mailadres', first: 'asc' },
  { field: 'roles', label: 'Rol', first: 'asc' },
  { field: 'lastLoginAt', label: 'Laatst ingelogd', first: 'desc' },
] as const;

export type SortField = (typeof SORTABLE)[number]['field'];
export type UserSort = `${SortField}:${'asc' | 'desc'}`;

/** All users, by name. */
export const EVERYBODY: UserQuery = {
  search: '',
  role: '',
  group: '',
  active: '',
  sort: 'name:asc',
  page: 1,
};

const SORTS: readonly UserSort[] = SORTABLE.flatMap(({ field }): UserSort[] => [
  `${field}:asc`,
  `${field}:desc`,
]);

const getOne = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

/** Parses a sort order; anything unknown becomes the default. */
export const getSort = (text: string | null): UserSort => getOne(SORTS, text, EVERYBODY.sort);

/** Parses a URL; unknown values are ignored. */
export function readUserQuery(params: URLSearchParams): UserQuery {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    role: getOne(['', 'admin', 'user'], params.get('role'), ''),
    group: params.get('group') ?? '',
    active: getOne(['', 'true', 'false'], params.get('active'), ''),
    sort: getSort(params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The URL parameters for a query, without defaults. */
export function writeUserQuery(query: UserQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['search', 'role', 'group', 'active', 'sort', 'page'] as const) {
    if (query[name] !== EVERYBODY[name]) params.set(name, `${query[name]}`);
  }
  return params;
}

export const isFiltered = ({ search, role, group, active }: UserQuery): boolean =>
  [search, role, group, active].some(Boolean);

/** The sort order after a click on a column: its default direction first, then the opposite. */
export function sortAfter(sort: UserSort, field: SortField): UserSort {
  const first = SORTABLE.find((each) => each.field === field)?.first ?? 'asc';
  if (!sort.startsWith(`${field}:`)) return `${field}:${first}`;
  return sort.endsWith(':asc') ? `${field}:desc` : `${field}:asc`;
}
