import { useEffect, type RefObject } from 'react';
import { mutate } from 'swr';
import { mayPrefetch } from '../../lib/online/connection';
import { swrKey } from '../../lib/swr-keys';
import { isEditingPath } from '../page-tree';
import { readPage } from './use-page';

const PAGE = /^\/huisstijl\/([a-z0-9-]+)$/;
const FRESH_MS = 60_000;

/** When each page was last prefetched. */
const fetched = new Map<string, number>();

function prefetchPage(slug: string): void {
  const now = Date.now();
  if (!mayPrefetch() || now - (fetched.get(slug) ?? -Infinity) < FRESH_MS) return;
  fetched.set(slug, now);
  // Ignore errors: the user sees them on an actual visit.
  void mutate(swrKey('page', slug), readPage(slug), { revalidate: false }).catch(() => undefined);
}

function prefetchLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  const [, slug] = PAGE.exec(link.pathname) ?? [];
  if (slug && !isEditingPath(link.pathname)) prefetchPage(slug);
}

/** Prefetches the page behind a link on hover or keyboard focus. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const look = ({ target }: Event): void => prefetchLink(target);
    document.addEventListener('pointerover', look, { passive: true });
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
}

/** Prefetches the pages behind the links in an element once these scroll into view. */
export function usePrefetchInSight(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) prefetchLink(target);
    });
    for (const link of element.current.querySelectorAll('a')) observer.observe(link);
    return () => observer.disconnect();
  });
}
