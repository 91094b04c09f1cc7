import useSWR from 'swr';
import type { components } from '../../../api/schema';
import { api } from '../../../lib/api/client';
import { loadEvery } from '../../../lib/api/load-every';
import { swrKey } from '../../../lib/swr-keys';

/** A page in a list for editors. */
export type PageSummary = components['schemas']['PageSummary'];

export interface PageQuery {
  search?: string;
  status?: 'draft' | 'published' | 'modified' | 'scheduled';
  mine?: boolean;
  sort?: 'updated_at:desc' | 'scheduled_at:asc';
  /** Null for all of them. */
  most: number | null;
}

/** The pages of a list and how many there are, by default the most recently changed first. */
export const usePages = ({ search = '', status, mine = false, sort = 'updated_at:desc', most }: PageQuery) =>
  useSWR<{ pages: readonly PageSummary[]; total: number }, unknown>(
    swrKey('drafts', search, status, mine, sort, most),
    async () => {
      const filters = { ...(status && { status }), ...(mine && { mine: 'true' as const }) };
      const load = (slice: { page?: number; pageSize: number }) =>
        api.GET('/admin/pages', { params: { query: { search, ...filters, sort, ...slice } } });
      if (most === null) {
        const pages = await loadEvery(load);
        return { pages, total: pages.length };
      }
      const { data, meta } = await load({ pageSize: most });
      return { pages: data, total: meta.pagination.total };
    },
    { keepPreviousData: true },
  );
