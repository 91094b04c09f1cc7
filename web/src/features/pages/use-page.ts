import useSWR, { type SWRConfiguration } from 'swr';
import type { Page } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { getHashTarget } from '../../lib/hash-target';
import { carriedPage, take } from '../../lib/initial-data';
import { swrKey } from '../../lib/swr-keys';
import { useSession } from '../../lib/session/use-session';
import { loadBlocks, loadBlocksOf } from '../blocks';
import { GUIDE } from '../page-tree';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Reads a page, and the code of all that it is drawn with: what came later would push the rest down. */
export async function readPage(slug: string): Promise<Page> {
  const parts = slug === 'home' ? [] : ['outline', ...(slug === GUIDE ? ['guide-index'] : [])];
  const around = loadBlocks(parts);
  const reading = unwrap(api.GET('/pages/{id}', { params: { path: { id: slug } } }));
  // A part that does not come is asked for once more where it is drawn.
  await Promise.allSettled([around, reading.then(({ blocks }) => loadBlocksOf(blocks))]);
  return reading;
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
