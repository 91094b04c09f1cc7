import useSWR from 'swr';
import type { Page, User } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { swrKey } from '../../../lib/swr-keys';

/** The draft of a page as a viewer would see it once published. Always refetched: rights may have changed. */
export const usePageAs = (slug: string, as: string | null, version: number | undefined) =>
  useSWR<Page, unknown>(
    as === null ? null : swrKey('draft-as', slug, as, version),
    () =>
      unwrap(
        api.GET('/admin/pages/{slug}', { params: { path: { slug }, query: { as: as ?? 'anonymous' } } }),
      ),
    { revalidateOnFocus: false, keepPreviousData: true },
  );

const SHOWN = 8;

/** Users whose name or email address matches the search. */
export const useUserSearch = (search: string) =>
  useSWR<User[], unknown>(
    swrKey('viewers', search),
    () => unwrap(api.GET('/users', { params: { query: { search, pageSize: SHOWN } } })),
    { keepPreviousData: true },
  );
