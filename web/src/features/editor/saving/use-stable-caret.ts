import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageStore } from './page-store';
import { usePageState } from './use-page-state';

const getTop = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Keeps the text being edited in place when conflict bars appear above it. Some browsers do that, but not at the very
 * top of a page.
 */
export function useStableCaret(store: PageStore): void {
  const written = useRef<{ text: Element; top: number } | null>(null);
  const hasConflict = usePageState(store, ({ conflict }) => conflict !== null);
  // Subscribes before anything renders.
  useEffect(
    () =>
      store.subscribe(() => {
        const text = document.activeElement;
        const isWritten = !hasConflict && store.now().conflict && text?.closest('[data-block]');
        written.current = text && isWritten ? { text, top: getTop(text) } : null;
      }),
    [store, hasConflict],
  );
  useLayoutEffect(() => {
    if (!written.current) return;
    const { text, top } = written.current;
    written.current = null;
    window.scrollBy({ top: getTop(text) - top, behavior: 'instant' });
  }, [hasConflict]);
}
