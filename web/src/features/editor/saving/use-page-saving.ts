import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { BlockType, Page } from '../../../api/types';
import { useOnline } from '../../../lib/online/online';
import { refreshPageTree } from '../../page-tree';
import { useSession } from '../../../lib/session/use-session';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { isDirty } from '../state/reducer';
import { createLeaveGuard } from './leave-guard';
import { createPageStore } from './page-store';
import { DONE, REFUSED, type Purpose } from './purpose';
import { refusedName } from './refused-names';
import { errorsAt } from './refusals';
import { useLocalDraft } from './use-local-draft';
import { usePresence } from './use-presence';
import { createWorkKeeper } from './work-keeper';

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const REFUSALS = 'refused fields';

const list = new Intl.ListFormat('nl');

/** The fields of a page that the page tree shows. */
const inTree = ({ title, slug, parent_id, is_public, status, published_at, scheduled_at }: Page): string =>
  JSON.stringify([title, slug, parent_id, is_public, status, published_at, scheduled_at ?? null]);

interface PageSavingOptions {
  opened: Page | null;
  types: readonly BlockType[];
  /**
   * Called after the server has saved the page, so that the screen can follow its URL. `leaving`: a navigation is in
   * progress.
   */
  onStored: (page: Page, leaving: boolean) => void;
}

/**
 * The page in its editor: saves it automatically and on request, stores unsaved work in this browser, and shows who
 * else is editing.
 */
export function usePageSaving({ opened, types, onStored }: PageSavingOptions) {
  const { profile, isConfirmed } = useSession();
  const report = useReportError();
  const online = useOnline();
  const [{ user, tab, store, keeper, exit }] = useState(() => {
    const [user, tab] = [profile?.id ?? '', randomId()];
    return {
      user,
      tab,
      store: createPageStore(opened, types),
      keeper: createWorkKeeper(user, tab),
      exit: createLeaveGuard(),
    };
  });
  const state = useSyncExternalStore(store.subscribe, store.now);
  const { draft, saved, version, refusals } = state;
  const dirty = isDirty({ draft, saved });
  const pageId = state.page?.id ?? null;
  const isHere = useRef(false);

  useLayoutEffect(() => {
    store.connect({
      onStored: (page, before) => {
        if (!store.isDirty()) void keeper.forget();
        if (store.now().refusals.length === 0) toast.mended(REFUSALS);
        if (!before || inTree(before) !== inTree(page)) void refreshPageTree();
        if (isHere.current) exit.during(() => onStored(page, exit.isLeaving()));
      },
      onDone: (purpose) => toast.success(DONE[purpose]),
      onRefused: (purpose, refusals) => {
        const names = refusals.map((refusal) => refusedName(types, store.now().draft, refusal));
        toast.error(
          purpose ? REFUSED[purpose] : 'Nog niet alles is opgeslagen.',
          `Verbeter eerst: ${list.format(names)}.`,
          REFUSALS,
        );
      },
      onFailed: async (error) => {
        if (error.status === 401 || error.status === 403) exit.open();
        await keeper.keepNow();
        report(error);
      },
    });
  });

  useLayoutEffect(() => {
    if (dirty) keeper.keep({ page: pageId, version, draft });
    else void keeper.forget();
  }, [keeper, dirty, draft, pageId, version]);

  useEffect(() => {
    isHere.current = true;
    store.start();
    return () => {
      isHere.current = false;
      store.stop();
    };
  }, [store]);

  useEffect(() => {
    if (online && isConfirmed) store.retry();
  }, [online, isConfirmed, store]);

  const kept = useLocalDraft({
    page: opened,
    types,
    user,
    tab,
    store,
    keeper,
    // A user who opens the page offline continues where they were.
    atOnce: !isConfirmed,
  });
  const others = usePresence(pageId, tab);

  const save = useCallback(
    (purpose: Purpose, at?: string): Promise<boolean> => store.save({ purpose, at }),
    [store],
  );

  const forgetAddress = useCallback(
    (slug: string): Promise<boolean> => store.save({ purpose: 'forget-address', slug }),
    [store],
  );

  /** The page was deleted, so drop the pending changes too. */
  const abandon = useCallback(() => {
    exit.open();
    store.stop();
    void keeper.forget();
  }, [exit, keeper, store]);

  /** A navigation was cancelled: the screen now catches up with the URL of the page. */
  const stay = useCallback(() => {
    exit.holdUp(false);
    const { page } = store.now();
    if (page) exit.during(() => onStored(page, false));
  }, [exit, onStored, store]);

  const errors = useMemo(() => errorsAt(refusals, draft), [refusals, draft]);
  const [first, ...more] = refusals;
  const refused = first && {
    refusal: first,
    name: refusedName(types, draft, first) + (more.length > 0 ? ` en nog ${more.length}` : ''),
  };

  return {
    ...state,
    errors,
    refused,
    online,
    dirty,
    others,
    kept,
    exit,
    store,
    keeper,
    /** Saves and performs the requested action; false when that fails. */
    save,
    /** Removes an old address; false when that fails. */
    forgetAddress,
    /** Saves pending changes; false when that fails. */
    saveNow: store.saveNow,
    /** Loads the version that the server now has; undo brings back the previous one. */
    load: store.load,
    abandon,
    stay,
  };
}

export type PageSaving = ReturnType<typeof usePageSaving>;
