import useSWR from 'swr';
import type { components } from '../../../api/schema';
import type { List } from '../../../api/types';
import { api } from '../../../lib/api/client';
import { swrKey } from '../../../lib/swr-keys';

/** A page in a list for editors. */
export type PageSummary = components['schemas']['PageSummary'];

export interface PageQuery {
  search?: string;
  status?: 'draft' | 'published' | 'modified' | 'scheduled';
  mine?: boolean;
  sort?: 'updated_at:desc' | 'scheduled_at:asc';
  pageSize: number;
}

/** The first pages of a list, by default the most recently changed first. */
export const usePages = ({
  search = '',
  status,
  mine = false,
  sort = 'updated_at:desc',
  pageSize,
}: PageQuery) =>
  useSWR<List<PageSummary>, unknown>(
    swrKey('drafts', search, status, mine, sort, pageSize),
    () => {
      const filters = { ...(status && { status }), ...(mine && { mine: 'true' as const }) };
      return api.GET('/admin/pages', { params: { query: { search, ...filters, sort, pageSize } } });
    },
    { keepPreviousData: true },
  );
