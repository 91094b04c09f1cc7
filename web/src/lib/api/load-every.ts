import type { components } from '../../api/schema';

/** The most rows that the API gives at once. */
const MOST = 500;

interface ListResponse<T> {
  data: T[];
  meta: { pagination: components['schemas']['Pagination'] };
}

/** Loads all rows of a list, one page after the other: a choice among the first 500 hides the rest. */
export async function loadEvery<T>(
  loadPage: (query: { page: number; pageSize: number }) => Promise<ListResponse<T>>,
): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await loadPage({ page, pageSize: MOST });
    rows.push(...data);
    if (page >= meta.pagination.pageCount) return rows;
  }
}
