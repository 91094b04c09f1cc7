import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
} from 'react';
import type { BlockType, Page } from '../../../api/types';
import { useOnline } from '../../../lib/online/online';
import { refreshPageTree } from '../../page-tree/use-page-tree';
import { useSession } from '../../../lib/session/use-session';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { isDirty, type Action } from '../state/reducer';
import type { EditorState } from '../state/types';
import { createLeaveGuard } from './leave-guard';
import { createPageSaver } from './page-saver';
import { DONE, REFUSED, type Purpose } from './purpose';
import { refusedName } from './refused-names';
import { errorsAt } from './refusals';
import { useLocalDraft } from './use-local-draft';
import { usePresence } from './use-presence';
import { createWorkKeeper } from './work-keeper';

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Key of the message about refused fields. */
const REFUSALS = 'refused fields';

const list = new Intl.ListFormat('nl');

/** The fields of a page that the page tree shows. */
const inTree = ({ title, slug, parent_id, is_public, status, published_at, scheduled_at }: Page): string =>
  JSON.stringify([title, slug, parent_id, is_public, status, published_at, scheduled_at ?? null]);

interface PageSavingOptions {
  /** The page as it was opened; null for a new page. */
  opened: Page | null;
  types: readonly BlockType[];
  state: EditorState;
  dispatch: Dispatch<Action>;
  /**
   * Called after the server has saved the page, so that the screen can follow its URL. `leaving`: a navigation is in
   * progress.
   */
  onStored: (page: Page, leaving: boolean) => void;
}

/** Saves a page automatically and on request, stores unsaved work in this browser, and shows who else is editing. */
export function usePageSaving({ opened, types, state, dispatch, onStored }: PageSavingOptions) {
  const { profile, isConfirmed } = useSession();
  const report = useReportError();
  const online = useOnline();
  const [{ user, tab, saver, keeper, exit }] = useState(() => {
    const [user, tab] = [profile?.id ?? '', randomId()];
    return {
      user,
      tab,
      saver: createPageSaver(opened, types),
      keeper: createWorkKeeper(user, tab),
      exit: createLeaveGuard(),
    };
  });
  const saving = useSyncExternalStore(saver.subscribe, saver.now);
  const isHere = useRef(false);

  useLayoutEffect(() => {
    saver.connect({
      dispatch,
      onStored: (page, before) => {
        if (!saver.isDirty()) void keeper.forget();
        if (saver.now().refusals.length === 0) toast.mended(REFUSALS);
        if (!before || inTree(before) !== inTree(page)) void refreshPageTree();
        if (isHere.current) exit.during(() => onStored(page, exit.isLeaving()));
      },
      onDone: (purpose) => toast.success(DONE[purpose]),
      onRefused: (purpose, refusals) => {
        const names = refusals.map((refusal) => refusedName(types, saver.draft(), refusal));
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
    saver.note(state);
    const { page } = saver.now();
    if (!isDirty(state)) void keeper.forget();
    else keeper.keep({ page: page?.id ?? null, version: saver.version(), draft: state.draft });
  }, [keeper, saver, state]);

  useEffect(() => {
    isHere.current = true;
    saver.start();
    return () => {
      isHere.current = false;
      saver.stop();
    };
  }, [saver]);

  useEffect(() => {
    if (online && isConfirmed) saver.retry();
  }, [online, isConfirmed, saver]);

  const kept = useLocalDraft({
    page: opened,
    types,
    user,
    tab,
    saver,
    keeper,
    // A user who opens the page offline continues where they were.
    atOnce: !isConfirmed,
  });
  const others = usePresence(saving.page?.id ?? null, tab);

  const save = useCallback(
    (purpose: Purpose, at?: string): Promise<boolean> => saver.save({ purpose, at }),
    [saver],
  );

  const forgetAddress = useCallback(
    (slug: string): Promise<boolean> => saver.save({ purpose: 'forget-address', slug }),
    [saver],
  );

  /** The page was deleted, so drop the pending changes too. */
  const abandon = useCallback(() => {
    exit.open();
    saver.stop();
    void keeper.forget();
  }, [exit, keeper, saver]);

  /** A navigation was cancelled: the screen now catches up with the URL of the page. */
  const stay = useCallback(() => {
    exit.holdUp(false);
    const { page } = saver.now();
    if (page) exit.during(() => onStored(page, false));
  }, [exit, onStored, saver]);

  const errors = useMemo(() => errorsAt(saving.refusals, state.draft), [saving.refusals, state.draft]);
  const [first, ...more] = saving.refusals;
  const refused = first && {
    refusal: first,
    name: refusedName(types, state.draft, first) + (more.length > 0 ? ` en nog ${more.length}` : ''),
  };

  return {
    ...saving,
    errors,
    refused,
    online,
    dirty: isDirty(state),
    others,
    kept,
    exit,
    saver,
    keeper,
    /** Saves and performs the requested action; false when that fails. */
    save,
    /** Removes an old address; false when that fails. */
    forgetAddress,
    /** Saves pending changes; false when that fails. */
    saveNow: saver.saveNow,
    /** Loads the version that the server now has; undo brings back the previous one. */
    load: saver.load,
    abandon,
    stay,
  };
}

export type PageSaving = ReturnType<typeof usePageSaving>;
