import { useQueryParams } from '@strapi/strapi/admin';

const FILTERS = ['search', 'action', 'subject', 'from', 'to'] as const;

type Filter = (typeof FILTERS)[number];

/** The filters of the log, as they stand in the address. */
export type LogFilters = Partial<Record<Filter, string>>;

const PAGE_SIZE = '50';

export function useLogQuery() {
  const [{ query }, setQuery] = useQueryParams<LogFilters & { page?: string; pageSize?: string }>();
  const filters = new URLSearchParams(FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
  const list = new URLSearchParams(filters);
  list.set('page', query.page ?? '1');
  list.set('pageSize', query.pageSize ?? PAGE_SIZE);
  return {
    query,
    filters: filters.toString(),
    list: list.toString(),
    setFilter: (name: Filter, value: string) => setQuery({ [name]: value || undefined, page: '1' }),
    clear: () => setQuery(Object.fromEntries([...FILTERS, 'page'].map((name) => [name, undefined]))),
  };
}

export type LogQuery = ReturnType<typeof useLogQuery>;
