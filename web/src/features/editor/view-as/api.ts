import useSWR from 'swr';
import type { Page, User } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';

/** The draft of a page as a viewer would get it once published, asked each time anew: rights may have changed. */
export const usePageAs = (slug: string, as: string | null, version: number | undefined) =>
  useSWR<Page, unknown>(
    as === null ? null : ['admin/pages/as', slug, as, version],
    () =>
      unwrap(
        api.GET('/admin/pages/{slug}', { params: { path: { slug }, query: { as: as ?? 'anonymous' } } }),
      ),
    { revalidateOnFocus: false, keepPreviousData: true },
  );

const SHOWN = 8;

/** Users whose name or address has these words. */
export const useFoundUsers = (search: string) =>
  useSWR<User[], unknown>(
    ['view-as/users', search],
    () => unwrap(api.GET('/users', { params: { query: { search, pageSize: SHOWN } } })),
    { keepPreviousData: true },
  );
