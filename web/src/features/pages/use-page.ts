import useSWR, { type SWRConfiguration } from 'swr';
import type { Page } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { useSession } from '../../lib/session/use-session';

/** The live version of a page, as this viewer gets it. `options` say what an error does, when not what it always does. */
export function usePage(slug: string, options: SWRConfiguration<Page, unknown> = {}) {
  const { known } = useSession();
  const read = () => unwrap(api.GET('/pages/{id}', { params: { path: { id: slug } } }));
  return useSWR<Page, unknown>(known ? `pages/${slug}` : null, read, options);
}
