import { useEffect } from 'react';
import { toApiError } from '../../../lib/api/errors';
import { readCurrent } from './other-version';
import type { PageStore } from './page-store';

const ALONE_MS = 15_000;
const TOGETHER_MS = 4000;

/** An editor without changes of its own takes in what others save, while it is visible. */
export function useOthersSaves(store: PageStore, isTogether: boolean): void {
  useEffect(() => {
    const look = (): void => {
      const { page, gone } = store.now();
      if (!page || document.visibilityState !== 'visible' || (store.isDirty() && !gone)) return;
      // Ignore other failures: saving reports any real problem.
      readCurrent(page).then(store.follow, (thrown: unknown) => {
        if (toApiError(thrown).status === 404) store.markDeleted();
      });
    };
    const timer = setInterval(look, isTogether ? TOGETHER_MS : ALONE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store, isTogether]);
}
