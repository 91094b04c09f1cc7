import useSWR, { type SWRConfiguration } from 'swr';
import type { Page } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { getHashTarget } from '../../lib/hash-target';
import { carriedPage, take } from '../../lib/initial-data';
import { swrKey } from '../../lib/swr-keys';
import { useSession } from '../../lib/session/use-session';
import { loadBlocks } from '../blocks';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Reads a page, and what each but home is drawn with: an outline that came later would push the page down. */
export async function readPage(slug: string): Promise<Page> {
  const outline = slug === 'home' ? undefined : loadBlocks(['outline']).catch(() => undefined);
  const page = await unwrap(api.GET('/pages/{id}', { params: { path: { id: slug } } }));
  await outline;
  return page;
}

/** The live version of a page for this viewer. `options` override the default error handling. */
export function usePage(slug: string, options: SWRConfiguration<Page, unknown> = {}) {
  const { known, profile } = useSession();
  // The public version shows until the viewer's own has loaded, which may contain more.
  const first = carriedPage(slug);
  const read = async () => (first && !profile ? take('page') : undefined) ?? readPage(slug);
  return useSWR<Page, unknown>(known ? swrKey('page', slug) : null, read, {
    fallbackData: first,
    ...options,
  });
}

/** Scrolls to the block in the URL hash once the page has rendered: the browser tried too early. */
export function useHash(pageId: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    getHashTarget(hash)?.scrollIntoView();
  }, [hash, pageId]);
}
