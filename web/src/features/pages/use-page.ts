import useSWR, { type SWRConfiguration } from 'swr';
import type { Page } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { carriedPage, take } from '../../lib/initial-data';
import { useSession } from '../../lib/session/use-session';

/** Where the cache keeps a page. */
export const pageKey = (slug: string): string => `pages/${slug}`;

/** Asks the server for the live version of a page. */
export const readPage = (slug: string): Promise<Page> =>
  unwrap(api.GET('/pages/{id}', { params: { path: { id: slug } } }));

/** The live version of a page, as this viewer gets it. `options` say what an error does, when not what it always does. */
export function usePage(slug: string, options: SWRConfiguration<Page, unknown> = {}) {
  const { known, profile } = useSession();
  // What everybody may see stays until there is what this viewer may see, which is more.
  const first = carriedPage(slug);
  const read = async () => (first && !profile ? take('page') : undefined) ?? readPage(slug);
  return useSWR<Page, unknown>(known ? pageKey(slug) : null, read, { fallbackData: first, ...options });
}
