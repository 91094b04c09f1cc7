import useSWR, { type SWRConfiguration } from 'swr';
import type { Page } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { carriedPage, take } from '../../lib/first-view';
import { useSession } from '../../lib/session/use-session';

/** The live version of a page, as this viewer gets it. `options` say what an error does, when not what it always does. */
export function usePage(slug: string, options: SWRConfiguration<Page, unknown> = {}) {
  const { known, profile } = useSession();
  // What everybody may see is less than what somebody may see.
  const first = profile ? undefined : carriedPage(slug);
  const read = async () =>
    (first && take('page')) ?? unwrap(api.GET('/pages/{id}', { params: { path: { id: slug } } }));
  return useSWR<Page, unknown>(known ? `pages/${slug}` : null, read, { fallbackData: first, ...options });
}
