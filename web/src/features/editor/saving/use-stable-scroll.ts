import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the page in place when something appears above it; attach the returned ref to that. Browsers do that, except at
 * the very top of a page.
 */
export function useStableScroll() {
  const above = useRef<HTMLDivElement | null>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    const height = above.current?.offsetHeight ?? 0;
    const more = height - before.current;
    before.current = height;
    if (more > 0 && window.scrollY === 0) window.scrollBy({ top: more, behavior: 'instant' });
  });
  return above;
}
