import type { BlockType, Page } from '../../../api/types';
import { NO_ANSWER, toApiError, type ApiError, type FieldErrors } from '../../../lib/api/errors';
import { createPage, savePage } from '../api';
import { editorOf, isDirty, reduce, type Action } from '../state/reducer';
import type { EditorState, PageDraft } from '../state/types';
import { draftOf, EMPTY_DRAFT, isKnown, writePage } from '../state/wire';
import { findMade, isSameWrite, isWhatWasSent, readCurrent } from './other-version';
import { publishedAt, type Purpose, type Task } from './purpose';
import { createSaveQueue, type Outcome } from './save-queue';

/** Somebody else saved: what was to be done, and what stands there now. */
export interface Conflict {
  task: Task;
  other: Page;
}

/** How saving stands. */
export interface Saving {
  /** The page as the server has it; null while it is new. */
  page: Page | null;
  running: boolean;
  /** What somebody asked for and is being done. */
  busy: Purpose | null;
  errors: FieldErrors;
  /** The errors of a save that somebody asked for: these take the focus. */
  told: FieldErrors;
  conflict: Conflict | null;
  /** When the server last had everything. */
  savedAt: Date | null;
  /** False when the server did not answer, or could not. */
  reached: boolean;
}

/** What saving does to the editor and the screen around it. */
export interface Effects {
  dispatch: (action: Action) => void;
  /** The server has written the page. `before` is what it had. */
  onStored: (page: Page, before: Page | null) => void;
  /** A save that somebody asked for is done. */
  onDone: (purpose: Purpose) => void;
  /** A save that somebody asked for is refused. */
  onRefused: () => void;
  /** Something that only a message can tell; the session may have ended. */
  onFailed: (error: ApiError) => Promise<void>;
}

const NOTHING: Effects = {
  dispatch: () => undefined,
  onStored: () => undefined,
  onDone: () => undefined,
  onRefused: () => undefined,
  onFailed: () => Promise.resolve(),
};
const NONE: FieldErrors = {};
const GONE = new Set([401, 403, 404]);

/** Saves one page, for as long as its editor is open. Outside React: it goes on while screens change. */
export function createPageSaver(opened: Page | null, types: readonly BlockType[]) {
  let effects = NOTHING;
  let editor: EditorState = editorOf(opened ? draftOf(opened) : EMPTY_DRAFT);
  let version = opened?.version ?? null;
  /** What was sent without an answer: the server may have it all the same. */
  let unanswered: PageDraft[] = [];
  let told = '';
  let state: Saving = {
    ...{ page: opened, running: false, busy: null, errors: NONE, told: NONE },
    ...{ conflict: null, savedAt: null, reached: true },
  };
  const listeners = new Set<() => void>();

  const queue = createSaveQueue({
    isDirty: () => isDirty(editor),
    // The server makes no page without a title.
    maySend: () => state.page !== null || editor.draft.title.trim() !== '',
    onRunning: (running) => become({ running }),
    send,
  });

  function become(change: Partial<Saving>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  function act(action: Action): void {
    editor = reduce(editor, action);
    effects.dispatch(action);
  }

  function settle(sent: PageDraft, stored: Page): Outcome {
    const before = state.page;
    version = stored.version ?? null;
    unanswered = [];
    told = '';
    act({ type: 'saved', sent, stored: draftOf(stored), isKnown: isKnown(stored) });
    become({
      ...{ page: stored, errors: NONE, told: NONE, conflict: null, reached: true },
      savedAt: new Date(),
    });
    effects.onStored(stored, before);
    return 'stored';
  }

  async function send(task: Task): Promise<Outcome> {
    const { draft } = editor;
    try {
      const made = state.page ?? (await findMade(types, unanswered));
      if (made && !state.page) {
        version = made.version ?? null;
        become({ page: made });
      }
      const write = { ...writePage(types, draft), ...publishedAt(task) };
      return settle(draft, made ? await savePage(made.id, write, version) : await createPage(write));
    } catch (thrown) {
      return fail(task, draft, toApiError(thrown));
    }
  }

  async function fail(task: Task, draft: PageDraft, error: ApiError): Promise<Outcome> {
    const asked = task.purpose !== 'autosave';
    if (error.status === 412 && state.page) return clash(task, draft, state.page);
    if (Object.keys(error.fields).length > 0) {
      become({ errors: error.fields, told: asked ? error.fields : state.told, reached: true });
      if (asked) effects.onRefused();
      return 'refused';
    }
    if (error.status === NO_ANSWER) unanswered = [...unanswered, draft].slice(-5);
    const answered = error.status !== NO_ANSWER && error.status < 500;
    become({ reached: answered });
    // What goes wrong by itself is told once; that there is no connection is said quietly.
    if (asked || (answered && told !== error.message)) await effects.onFailed(error);
    told = error.message;
    if (GONE.has(error.status)) return 'stopped';
    return answered ? 'refused' : 'unreachable';
  }

  /** The page is not what it was: by a save of our own whose answer got lost, or by somebody else. */
  async function clash(task: Task, draft: PageDraft, page: Page): Promise<Outcome> {
    try {
      const other = await readCurrent(page);
      const isOurs =
        isSameWrite(types, draft, draftOf(other)) ||
        unanswered.some((sent) => isWhatWasSent(types, sent, other));
      if (isOurs && other.version !== version) {
        version = other.version ?? null;
        unanswered = [];
        return await send(task);
      }
      become({ conflict: { task, other } });
      return 'conflict';
    } catch (thrown) {
      return fail(task, draft, toApiError(thrown));
    }
  }

  async function save(task: Task): Promise<boolean> {
    if (state.busy !== null) return false;
    const { purpose } = task;
    if (purpose !== 'autosave') become({ busy: purpose });
    become({ conflict: null });
    const outcome = await queue.run(task);
    become({ busy: null });
    if (outcome === 'stored' && purpose !== 'autosave') effects.onDone(purpose);
    return outcome === 'stored';
  }

  /** Shows another version in the editor; what was there can be brought back. */
  function load(page: Page): void {
    version = page.version ?? null;
    unanswered = [];
    const before = state.page;
    act({ type: 'loaded', draft: draftOf(page) });
    become({ page, errors: NONE, told: NONE, conflict: null, savedAt: null });
    queue.release();
    effects.onStored(page, before);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Gives it what to tell. */
    connect(next: Effects): void {
      effects = next;
    },
    now: (): Saving => state,
    version: (): number | null => version,
    draft: (): PageDraft => editor.draft,
    isDirty: (): boolean => isDirty(editor),
    /** The editor has changed. */
    note(next: EditorState): void {
      const isChanged = next.draft !== editor.draft;
      editor = next;
      if (isChanged && isDirty(next)) queue.changed();
    },
    save,
    load,
    flush: queue.flush,
    retry: queue.retry,
    stop: queue.stop,
    start: queue.start,
    /** Goes on with work that was based on an earlier version of the page. */
    takeUp(draft: PageDraft, base: number | null): void {
      if (state.page) version = base;
      else unanswered = [draft];
      act({ type: 'change', change: { key: null, apply: () => draft } });
      void queue.flush();
    },
    /** Writes over what somebody else saved, and over nothing that came after it. */
    async keepMine(): Promise<void> {
      if (!state.conflict) return;
      const { task, other } = state.conflict;
      version = other.version ?? null;
      queue.release();
      await save(task.purpose === 'autosave' ? { purpose: 'save' } : task);
    },
    loadOther(): void {
      if (state.conflict) load(state.conflict.other);
    },
  };
}

/** What saves one page. */
export type PageSaver = ReturnType<typeof createPageSaver>;
