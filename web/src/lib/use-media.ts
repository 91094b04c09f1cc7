import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query applies to the portal's window, or to another one. */
export function useMedia(query: string, page?: Window | null): boolean {
  const ask = useCallback(() => (page ?? window).matchMedia(query), [page, query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = ask();
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [ask],
  );
  return useSyncExternalStore(
    subscribe,
    () => ask().matches,
    () => false,
  );
}
