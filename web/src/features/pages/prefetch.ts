import { useEffect, type RefObject } from 'react';

/** Loads what prefetches at the first link that somebody means to follow. */
function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link)
    void import('./prefetch-link').then(({ prefetchLink }) => prefetchLink(link)).catch(() => undefined);
}

/** Prefetches the page behind a link on hover or keyboard focus. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const look = ({ target }: Event): void => prefetch(target);
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
      for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target);
    });
    for (const link of element.current.querySelectorAll('a')) observer.observe(link);
    return () => observer.disconnect();
  });
}
