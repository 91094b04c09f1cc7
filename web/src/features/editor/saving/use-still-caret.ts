import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageStore } from './page-store';
import { usePageState } from './use-page-state';

const getTop = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Keeps the text that is written where it is on the screen when bars about a conflict come above it. Some browsers do,
 * but not at the very top of a page.
 */
export function useStillCaret(store: PageStore): void {
  const written = useRef<{ text: Element; top: number } | null>(null);
  const hasConflict = usePageState(store, ({ conflict }) => conflict !== null);
  // Hears of it before anything is drawn.
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
