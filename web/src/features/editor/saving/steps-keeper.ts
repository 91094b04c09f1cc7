import { forgetSteps, storeSteps, type StoredSteps } from '../../../lib/local-draft';
import { hasSession } from '../../../lib/session/session-marker';
import type { Block } from '../../../api/types';
import type { PageDraft } from '../state/types';

/** The interval at which the undo history is stored while the editor works. */
const KEEP_STEPS_MS = 1000;

const MOST_STEPS = 50;
const MOST_CHARACTERS = 2_000_000;

/**
 * The nearest steps that are worth their room in this browser; `drafts` are in order of nearness. A block that steps
 * have in common counts once, as it is stored once.
 */
function withinSize(drafts: readonly PageDraft[]): PageDraft[] {
  const counted = new Set<Block>();
  let size = 0;
  const isTooMuch = ({ blocks }: PageDraft): boolean => {
    for (const block of blocks) {
      if (!counted.has(block)) size += JSON.stringify(block).length;
      counted.add(block);
    }
    return size > MOST_CHARACTERS;
  };
  const nearest = drafts.slice(0, MOST_STEPS);
  const end = nearest.findIndex(isTooMuch);
  return end < 0 ? nearest : nearest.slice(0, end);
}

type Steps = Omit<StoredSteps<PageDraft>, 'user' | 'at'>;

/** Stores the undo history of a page in this browser, throttled. */
export function createStepsKeeper(user: string) {
  let waiting: Steps | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function keepNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // A user who logged out in another tab leaves nothing behind.
    if (!waiting || !hasSession()) return;
    const { past, future, ...rest } = waiting;
    waiting = null;
    const near = { past: withinSize(past.toReversed()).toReversed(), future: withinSize(future) };
    // Where storage fails, undo ends at a reload.
    await storeSteps({ ...rest, ...near, user, at: new Date().toISOString() }).catch(() => undefined);
  }

  return {
    keep(steps: Steps): void {
      waiting = steps;
      timer ??= setTimeout(() => void keepNow(), KEEP_STEPS_MS);
    },
    keepNow,
    async forget(page: string): Promise<void> {
      waiting = null;
      await forgetSteps(user, page).catch(() => undefined);
    },
  };
}

export type StepsKeeper = ReturnType<typeof createStepsKeeper>;
