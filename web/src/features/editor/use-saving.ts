import { useCallback, useRef, useState, type Dispatch } from 'react';
import type { BlockType, Page } from '../../api/types';
import { toApiError } from '../../lib/api/errors';
import { refreshPageTree } from '../../lib/page-tree/use-page-tree';
import { toast } from '../../lib/toasts/toasts';
import { useReportError } from '../../lib/use-report-error';
import { createPage, savePage } from './api';
import type { Action } from './state/reducer';
import type { PageDraft } from './state/types';
import { draftOf, writePage } from './state/wire';

/** What a save does besides keeping the draft. */
export type Purpose = 'save' | 'publish' | 'offline';

const DONE: Record<Purpose, string> = {
  save: 'De pagina is opgeslagen.',
  publish: 'De pagina is gepubliceerd.',
  offline: 'De pagina is offline gehaald.',
};

const publishedAt = (purpose: Purpose): { published_at?: string | null } => {
  if (purpose === 'publish') return { published_at: new Date().toISOString() };
  return purpose === 'offline' ? { published_at: null } : {};
};

interface SavingOptions {
  /** The page as the server gave it last; null while it is being made. */
  page: Page | null;
  types: readonly BlockType[];
  dispatch: Dispatch<Action>;
  onStored: (page: Page) => void;
}

/** Saving: one at a time, with the server's field errors and what to do when somebody else saved in between. */
export function useSaving({ page, types, dispatch, onStored }: SavingOptions) {
  const [busy, setBusy] = useState<Purpose | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Purpose | null>(null);
  const running = useRef(false);
  const report = useReportError();

  const save = useCallback(
    async (draft: PageDraft, purpose: Purpose, overwrite = false): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setBusy(purpose);
      setErrors({});
      setConflict(null);
      try {
        const write = { ...writePage(types, draft), ...publishedAt(purpose) };
        const stored = page
          ? await savePage(page.id, write, overwrite ? null : (page.version ?? null))
          : await createPage(write);
        dispatch({ type: 'saved', sent: draft, stored: draftOf(stored) });
        toast.success(DONE[purpose]);
        void refreshPageTree();
        onStored(stored);
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.status === 412) setConflict(purpose);
        else if (Object.keys(error.fields).length > 0) {
          setErrors(error.fields);
          toast.error('De pagina is niet opgeslagen. Kijk bij de rode velden.');
        } else report(error);
      } finally {
        running.current = false;
        setBusy(null);
      }
    },
    [dispatch, onStored, page, report, types],
  );

  return { busy, errors, conflict, save, closeConflict: () => setConflict(null) };
}
