import { useEffect } from 'react';
import { readCurrent } from './other-version';
import type { PageStore } from './page-store';

const ALONE_MS = 15_000;
const TOGETHER_MS = 4000;

/** An editor without changes of its own takes in what others save, while it is visible. */
export function useOthersSaves(store: PageStore, isTogether: boolean): void {
  useEffect(() => {
    const look = (): void => {
      const { page } = store.now();
      if (!page || document.visibilityState !== 'visible' || store.isDirty()) return;
      // Ignore failures: saving reports any real problem.
      readCurrent(page).then(store.follow, () => undefined);
    };
    const timer = setInterval(look, isTogether ? TOGETHER_MS : ALONE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store, isTogether]);
}
