import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BlockType, Page } from '../../../api/types';
import { forgetWork, loadSteps, loadDrafts, type LocalDraft } from '../../../lib/local-draft';
import { hasSession } from '../../../lib/session/session-marker';
import type { PageDraft } from '../state/types';
import { getDraft } from '../state/wire';
import { holdTabLock, whenClosed } from './tab-lock';
import { isSameWrite } from './other-version';
import type { PageStore } from './page-store';
import type { StepsKeeper } from './steps-keeper';
import type { WorkKeeper } from './work-keeper';

type Work = LocalDraft<PageDraft>;

interface LocalDraftOptions {
  page: Page | null;
  types: readonly BlockType[];
  user: string;
  tab: string;
  store: PageStore;
  keeper: WorkKeeper;
  steps: StepsKeeper;
  /** Continues without asking, if the work is based on this very version. */
  atOnce: boolean;
}

/** Finds work on this page that another tab left in this browser. Work in open tabs is left alone until they close. */
async function findAbandonedWork(
  { page, types, user, tab }: LocalDraftOptions,
  signal: AbortSignal,
  found: (work: Work) => void,
) {
  const isHere = (work: Work) => work.page === (page?.id ?? null) && work.tab !== tab;
  const look = async ({ tab: other }: Work): Promise<void> => {
    await whenClosed(other, signal);
    const left = (await loadDrafts<PageDraft>(user)).find((work) => work.tab === other);
    if (!left || signal.aborted) return;
    if (page && isSameWrite(types, left.draft, getDraft(page))) await forgetWork(user, other);
    else found(left);
  };
  await Promise.all((await loadDrafts<PageDraft>(user)).filter(isHere).map(look));
}

/** Brings the undo history of the page back, as this browser kept it. */
async function restoreHistory({ page, user, store }: LocalDraftOptions, signal: AbortSignal): Promise<void> {
  if (!page) return;
  const kept = await loadSteps<PageDraft>(user, page.id);
  if (kept && !signal.aborted) store.recall(kept);
}

/** Stores unsaved work in this browser, and offers work that was stored before. */
export function useLocalDraft(options: LocalDraftOptions) {
  const { types, user, tab, store, keeper, steps } = options;
  const [offers, setOffers] = useState<Work[]>([]);
  const [opened] = useState(options);

  useEffect(() => holdTabLock(tab), [tab]);

  useEffect(() => {
    const away = new AbortController();
    // Where storage fails, nothing was stored.
    const find = (work: Work): void => {
      const { atOnce, page, store: going } = opened;
      if (!atOnce || work.version !== (page?.version ?? null) || going.isDirty())
        return setOffers((now) => [...now, work]);
      going.restoreLocalDraft(work);
      void forgetWork(opened.user, work.tab).catch(() => undefined);
    };
    void restoreHistory(opened, away.signal)
      .catch(() => undefined)
      .then(() => findAbandonedWork(opened, away.signal, find))
      .catch(() => undefined);
    return () => away.abort();
  }, [opened]);

  useEffect(() => {
    const keep = (): void => {
      // A user who logged out in another tab leaves nothing behind.
      if (hasSession()) void keeper.keepNow();
      void steps.keepNow();
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') return;
      keep();
      void store.flush();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', look);
    };
  }, [keeper, steps, store]);

  const [offer] = offers;
  const discard = useCallback(() => {
    if (!offer) return;
    setOffers((now) => now.filter((work) => work !== offer));
    void forgetWork(user, offer.tab).catch(() => undefined);
  }, [offer, user]);

  // The last save of a tab may reach the server only after this one read the page.
  useEffect(() => {
    if (!offer) return undefined;
    let seen: PageDraft | null = null;
    const look = (): void => {
      const { saved } = store.now();
      if (saved === seen) return;
      seen = saved;
      if (isSameWrite(types, offer.draft, saved)) discard();
    };
    look();
    return store.subscribe(look);
  }, [offer, discard, store, types]);

  const restore = useCallback(() => {
    if (!offer) return;
    store.restoreLocalDraft(offer);
    discard();
  }, [discard, offer, store]);

  return useMemo(() => ({ offer: offer ?? null, restore, discard }), [offer, restore, discard]);
}

export type StoredWorkOffer = ReturnType<typeof useLocalDraft>;
