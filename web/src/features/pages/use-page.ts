import useSWR, { type SWRConfiguration } from 'swr';
import type { Page } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { getHashTarget } from '../../lib/hash-target';
import { getInitialPage, takeInitialData } from '../../lib/initial-data';
import { swrKey } from '../../lib/swr-keys';
import { useSession } from '../../lib/session/use-session';
import { loadBlocksOf } from '../blocks';
import { loadFrame } from './load-code';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Reads a page and loads its code, so that nothing is pushed down later. */
export async function readPage(slug: string): Promise<Page> {
  const frame = loadFrame(slug);
  const reading = unwrap(api.GET('/pages/{id}', { params: { path: { id: slug } } }));
  // Failed parts are retried once where they render.
  await Promise.allSettled([frame, reading.then(({ blocks }) => loadBlocksOf(blocks))]);
  return reading;
}

/** The live version of a page for this viewer. `options` override the default error handling. */
export function usePage(slug: string, options: SWRConfiguration<Page, unknown> = {}) {
  const { known, profile } = useSession();
  // The public version shows until the viewer's own has loaded, which may contain more.
  const first = getInitialPage(slug);
  const read = async () => (first && !profile ? takeInitialData('page') : undefined) ?? readPage(slug);
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
