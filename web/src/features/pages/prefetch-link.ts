import { mutate } from 'swr';
import { mayPrefetch } from '../../lib/online/connection';
import { swrKey } from '../../lib/swr-keys';
import { isEditingPath } from '../page-tree';
import { readPage } from './use-page';

const PAGE = /^\/huisstijl\/([a-z0-9-]+)$/;
const FRESH_MS = 60_000;

/** When each page was last prefetched. */
const prefetchedAt = new Map<string, number>();

function prefetchPage(slug: string): void {
  const now = Date.now();
  if (!mayPrefetch() || now - (prefetchedAt.get(slug) ?? -Infinity) < FRESH_MS) return;
  prefetchedAt.set(slug, now);
  // Ignore errors: the user sees them on an actual visit.
  void mutate(swrKey('page', slug), readPage(slug), { revalidate: false }).catch(() => undefined);
}

/** Prefetches the page behind a link, unless that happened a moment ago. */
export function prefetchLink(link: HTMLAnchorElement): void {
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  const [, slug] = PAGE.exec(link.pathname) ?? [];
  if (slug && !isEditingPath(link.pathname)) prefetchPage(slug);
}
