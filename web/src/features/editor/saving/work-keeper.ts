import { forgetWork, storeWork, type LocalDraft } from '../../../lib/local-draft';
import type { PageDraft } from '../state/types';

/** The interval at which work is stored while the editor types. */
export const KEEP_MS = 400;

type Work = LocalDraft<PageDraft>;

/** Stores the work of one tab in this browser: at once, then throttled while it keeps changing. */
export function createWorkKeeper(user: string, tab: string) {
  let waiting: Omit<Work, 'user' | 'tab' | 'at'> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = false;
  let lost = false;

  async function keepNow(): Promise<void> {
    if (!waiting) return;
    const work = { ...waiting, user, tab, at: new Date().toISOString() };
    waiting = null;
    isKept = true;
    lost = await storeWork(work).then(
      () => false,
      () => true,
    );
  }

  return {
    keep(work: Omit<Work, 'user' | 'tab' | 'at'>): void {
      waiting = work;
      if (timer !== undefined) return;
      void keepNow();
      timer = setTimeout(() => {
        timer = undefined;
        void keepNow();
      }, KEEP_MS);
    },
    keepNow,
    /** The server has it, or the editor discarded it. */
    async forget(): Promise<void> {
      waiting = null;
      if (!isKept) return;
      isKept = false;
      await forgetWork(user, tab).catch(() => undefined);
    },
    /** Whether this browser refuses storage, as in a private window. */
    isLost: (): boolean => lost,
  };
}

export type WorkKeeper = ReturnType<typeof createWorkKeeper>;
