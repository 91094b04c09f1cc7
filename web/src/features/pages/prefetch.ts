import { useEffect, type RefObject } from 'react';
import { mutate } from 'swr';
import { mayPrefetch } from '../../lib/online/connection';
import { isEditingPath } from '../page-tree/tree';
import { pageKey, readPage } from './use-page';

const PAGE = /^\/huisstijl\/([a-z0-9-]+)$/;
const FRESH_MS = 60_000;

/** When a page was last fetched ahead. */
const fetched = new Map<string, number>();

function prefetchPage(slug: string): void {
  const now = Date.now();
  if (!mayPrefetch() || now - (fetched.get(slug) ?? -Infinity) < FRESH_MS) return;
  fetched.set(slug, now);
  // What cannot be read now is told when somebody goes there.
  void mutate(pageKey(slug), readPage(slug), { revalidate: false }).catch(() => undefined);
}

function prefetchLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  const [, slug] = PAGE.exec(link.pathname) ?? [];
  if (slug && !isEditingPath(link.pathname)) prefetchPage(slug);
}

/** Fetches the page that a link leads to as soon as somebody points at the link or comes to it by keyboard. */
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

/** Fetches the pages that the links in an element lead to once these come into sight. */
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
