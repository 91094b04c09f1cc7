import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { BlockType, Page } from '../../../api/types';
import { useOnline } from '../../../lib/online/online';
import { refreshPageTree } from '../../page-tree';
import { useSession } from '../../../lib/session/use-session';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { livePath } from '../live-path';
import { isDirty } from '../state/reducer';
import { createLeaveGuard } from './leave-guard';
import { createPageStore } from './page-store';
import { DONE, REFUSED, type Purpose } from './purpose';
import { refusedName } from './refused-names';
import { groupErrors } from './refusals';
import { useLocalDraft } from './use-local-draft';
import { createStepsKeeper } from './steps-keeper';
import { useOthersSaves } from './use-others-saves';
import { usePresence } from './use-presence';
import { createWorkKeeper } from './work-keeper';

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const REFUSALS = 'refused fields';

const list = new Intl.ListFormat('nl');

/** The fields of a page that the page tree shows. */
const inTree = ({
  title,
  lead,
  slug,
  parent_id,
  is_public,
  status,
  published_at,
  scheduled_at,
}: Page): string =>
  JSON.stringify([title, lead, slug, parent_id, is_public, status, published_at, scheduled_at ?? null]);

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
  const navigate = useNavigate();
  const [{ user, tab, store, keeper, steps, exit }] = useState(() => {
    const [user, tab] = [profile?.id ?? '', randomId()];
    return {
      user,
      tab,
      store: createPageStore(opened, types),
      keeper: createWorkKeeper(user, tab),
      steps: createStepsKeeper(user),
      exit: createLeaveGuard(),
    };
  });
  const state = useSyncExternalStore(store.subscribe, store.now);
  const { draft, saved, version, past, future, refusals } = state;
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
      onDone: (purpose) => {
        const { page } = store.now();
        const isLive = purpose === 'publish' && page !== null;
        const look = { label: 'Bekijk live', run: () => page && navigate(livePath(page)) };
        toast.success(DONE[purpose], undefined, isLive ? look : undefined);
      },
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
    if (dirty) keeper.keep({ page: pageId, version, draft, saved });
    else void keeper.forget();
  }, [keeper, dirty, draft, saved, pageId, version]);

  useEffect(() => {
    const hasSteps = past.length + future.length > 0;
    if (pageId !== null && hasSteps) steps.keep({ page: pageId, version, draft, saved, past, future });
  }, [steps, pageId, version, draft, saved, past, future]);

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
    steps,
    // A user who opens the page offline continues where they were.
    atOnce: !isConfirmed,
  });
  const others = usePresence(state.gone ? null : pageId, tab);
  useOthersSaves(store, others.length > 0);

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
    const { page } = store.now();
    if (page) void steps.forget(page.id);
  }, [exit, keeper, steps, store]);

  /** A navigation was cancelled: the screen now catches up with the URL of the page. */
  const stay = useCallback(() => {
    exit.holdUp(false);
    const { page } = store.now();
    if (page) exit.during(() => onStored(page, false));
  }, [exit, onStored, store]);

  const errors = useMemo(() => groupErrors(refusals), [refusals]);
  // A stable object, so that its users do not render on each keystroke.
  const saving = useMemo(
    () => ({
      user,
      store,
      keeper,
      exit,
      /** Saves and performs the requested action; false when that fails. */
      save,
      /** Removes an old address; false when that fails. */
      forgetAddress,
      abandon,
      stay,
    }),
    [user, store, keeper, exit, save, forgetAddress, abandon, stay],
  );
  return { ...state, errors, others, kept, saving };
}

export type PageSaving = ReturnType<typeof usePageSaving>['saving'];
