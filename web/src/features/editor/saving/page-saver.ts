import type { BlockType, Page } from '../../../api/types';
import { ApiError, NO_ANSWER, toApiError } from '../../../lib/api/errors';
import { createPage, savePage } from '../api';
import { cleanedSources } from '../state/cleaned';
import { getEditor, isDirty, reduce, type Action } from '../state/reducer';
import type { EditorState, PageDraft } from '../state/types';
import { getDraft, EMPTY_DRAFT, isKnown, writePage } from '../state/wire';
import { holdBack } from './hold-back';
import { findMade, isSameWrite, isWhatWasSent, readCurrent } from './other-version';
import { AUTOSAVE, goesLive, isOfDraft, oldSlugs, publishedAt, type Purpose, type Task } from './purpose';
import { openRefusals, refuseMore, stillRefused, type Refusal } from './refusals';
import { createSaveQueue, type Outcome } from './save-queue';

/** Someone else saved: the task that was interrupted, and the version on the server. */
export interface Conflict {
  task: Task;
  other: Page;
}

/** The state of saving. */
export interface Saving {
  /** The page as the server has it; null while it is new. */
  page: Page | null;
  running: boolean;
  /** The requested save that is in progress. */
  busy: Purpose | null;
  /** The fields that the server refused; the rest of the page is saved without them. */
  refusals: readonly Refusal[];
  /** The refusals of a save that the editor asked for: the first one takes focus. */
  told: readonly Refusal[];
  conflict: Conflict | null;
  /** When the server last had everything. */
  savedAt: Date | null;
  /** False when the server did not respond or had an error. */
  reached: boolean;
}

/** Callbacks from saving to the editor and its screen. */
export interface Effects {
  dispatch: (action: Action) => void;
  /** The server has saved the page. `before` is what it had earlier. */
  onStored: (page: Page, before: Page | null) => void;
  /** A requested save has finished. */
  onDone: (purpose: Purpose) => void;
  /** A requested save was refused for these fields. */
  onRefused: (purpose: Purpose | null, refusals: readonly Refusal[]) => void;
  /** An error that only a message can report; the session may have ended. */
  onFailed: (error: ApiError) => Promise<void>;
}

const NOTHING: Effects = {
  dispatch: () => undefined,
  onStored: () => undefined,
  onDone: () => undefined,
  onRefused: () => undefined,
  onFailed: () => Promise.resolve(),
};
const NONE: readonly Refusal[] = [];
const GONE = new Set([401, 403, 404]);

/** Saves one page for as long as its editor is open. Lives outside React, so that it survives a change of screen. */
export function createPageSaver(opened: Page | null, types: readonly BlockType[]) {
  let effects = NOTHING;
  let editor: EditorState = getEditor(opened ? getDraft(opened) : EMPTY_DRAFT);
  let version = opened?.version ?? null;
  /** Drafts that were sent without getting a response: the server may have saved them. */
  let unanswered: PageDraft[] = [];
  let told = '';
  let state: Saving = {
    page: opened,
    running: false,
    busy: null,
    refusals: NONE,
    told: NONE,
    conflict: null,
    savedAt: null,
    reached: true,
  };
  const listeners = new Set<() => void>();

  const queue = createSaveQueue({
    isDirty: () => isDirty({ draft: sendable(), saved: editor.saved }),
    // The server does not create a page without a title.
    maySend: () => state.page !== null || sendable().title.trim() !== '',
    onRunning: (running) => become({ running }),
    send,
  });

  /** The draft without values that the server refused and that have not changed since. */
  const sendable = (): PageDraft =>
    holdBack(types, editor.draft, editor.saved, stillRefused(state.refusals, editor.draft));

  function become(change: Partial<Saving>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  function act(action: Action): void {
    editor = reduce(editor, action);
    effects.dispatch(action);
  }

  function settle(task: Task, sent: PageDraft, held: readonly Refusal[], stored: Page): Outcome {
    const before = state.page;
    version = stored.version ?? null;
    unanswered = [];
    told = '';
    const kept = getDraft(stored);
    const cleaned = cleanedSources(types, sent, kept);
    act({ type: 'saved', sent, stored: kept, isKnown: isKnown(stored), cleaned });
    become({
      page: stored,
      refusals: held,
      told: NONE,
      conflict: null,
      reached: true,
      savedAt: new Date(),
    });
    effects.onStored(stored, before);
    return held.length > 0 && isOfDraft(task) ? 'partly' : 'stored';
  }

  function refuse(held: readonly Refusal[]): Outcome {
    become({ refusals: held, reached: true });
    return 'refused';
  }

  async function write(task: Task, sent: PageDraft): Promise<Page> {
    const made = state.page ?? (await findMade(types, unanswered));
    if (made && !state.page) {
      version = made.version ?? null;
      become({ page: made });
    }
    const body = { ...writePage(types, sent), ...publishedAt(task) };
    return made ? savePage(made.id, { ...body, ...oldSlugs(task, made) }, version) : createPage(body);
  }

  /** Sends the draft. Sends it again without refused fields, so that these do not block the others. */
  async function send(asked: Task): Promise<Outcome> {
    let task = asked;
    // A requested save retries everything.
    let held = asked.purpose === 'autosave' ? stillRefused(state.refusals, editor.draft) : NONE;
    for (;;) {
      const { draft, saved } = editor;
      const sent = holdBack(types, draft, saved, held);
      const isUseless = isOfDraft(task) ? !isDirty({ draft: sent, saved }) : false;
      if (held.length > 0 && (isUseless || sent.title.trim() === '')) return refuse(held);
      try {
        return settle(task, sent, held, await write(task, sent));
      } catch (thrown) {
        const error = toApiError(thrown);
        const more = refuseMore({ types, draft, sent, held }, error.fields);
        if (!more) return held.length > 0 && error.status === 400 ? refuse(held) : fail(task, sent, error);
        held = more;
        // A page goes live as a whole or not at all: the valid fields are saved as a draft.
        if (goesLive(task)) task = AUTOSAVE;
      }
    }
  }

  async function fail(task: Task, sent: PageDraft, error: ApiError): Promise<Outcome> {
    const asked = task.purpose !== 'autosave';
    if (error.status === 412 && state.page) return clash(task, sent, state.page);
    if (error.status === NO_ANSWER) unanswered = [...unanswered, sent].slice(-5);
    const answered = error.status !== NO_ANSWER && error.status < 500;
    become({ reached: answered });
    // No field in the editor matches the error, so show the server's message.
    const [said = error.message] = Object.values(error.fields);
    // An autosave reports an error once; a lost connection only shows in the status.
    const failure = new ApiError(error.status, said);
    failure.call = error.call;
    if (asked || (answered && told !== said)) await effects.onFailed(failure);
    told = said;
    if (GONE.has(error.status)) return 'stopped';
    return answered ? 'refused' : 'unreachable';
  }

  /** The server has another version: an earlier save whose response got lost, or someone else's change. */
  async function clash(task: Task, sent: PageDraft, page: Page): Promise<Outcome> {
    try {
      const other = await readCurrent(page);
      const isOurs =
        isSameWrite(types, sent, getDraft(other)) ||
        unanswered.some((earlier) => isWhatWasSent(types, earlier, other));
      if (isOurs && other.version !== version) {
        version = other.version ?? null;
        unanswered = [];
        return await send(task);
      }
      become({ conflict: { task, other } });
      return 'conflict';
    } catch (thrown) {
      return fail(task, sent, toApiError(thrown));
    }
  }

  /** Reports which fields block a requested save. */
  function tellRefused(purpose: Purpose | null): void {
    if (state.refusals.length === 0) return;
    become({ told: [...state.refusals] });
    effects.onRefused(purpose, state.refusals);
  }

  async function save(task: Task): Promise<boolean> {
    if (state.busy !== null) return false;
    const { purpose } = task;
    if (purpose !== 'autosave') become({ busy: purpose });
    become({ conflict: null });
    const outcome = await queue.run(task);
    become({ busy: null });
    if (purpose === 'autosave') return outcome === 'stored';
    if (outcome === 'stored') effects.onDone(purpose);
    if (outcome === 'partly' || outcome === 'refused') tellRefused(purpose);
    return outcome === 'stored';
  }

  /** Saves pending changes now; false when something is left unsaved. */
  const flush = async (): Promise<boolean> => (await queue.flush()) && state.refusals.length === 0;

  /** Loads another version into the editor; undo brings back the previous one. */
  function load(page: Page): void {
    version = page.version ?? null;
    unanswered = [];
    const before = state.page;
    act({ type: 'loaded', draft: getDraft(page) });
    become({ page, refusals: NONE, told: NONE, conflict: null, savedAt: null });
    queue.release();
    effects.onStored(page, before);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sets the callbacks. */
    connect(next: Effects): void {
      effects = next;
    },
    now: (): Saving => state,
    version: (): number | null => version,
    draft: (): PageDraft => editor.draft,
    isDirty: (): boolean => isDirty(editor),
    /** The editor state has changed. */
    note(next: EditorState): void {
      const isChanged = next.draft !== editor.draft;
      editor = next;
      if (!isChanged) return;
      const refusals = openRefusals(state.refusals, next.draft, next.saved);
      if (refusals !== state.refusals) become({ refusals });
      if (isDirty(next)) queue.changed();
    },
    save,
    load,
    flush,
    /** Like `flush`, for callers that wait for it: reports which fields block the save. */
    async saveNow(): Promise<boolean> {
      const isDone = await flush();
      if (!isDone) tellRefused(null);
      return isDone;
    },
    retry: queue.retry,
    stop: queue.stop,
    start: queue.start,
    /** Continues with work that was based on an earlier version of the page. */
    takeUp(draft: PageDraft, base: number | null): void {
      if (state.page) version = base;
      else unanswered = [draft];
      act({ type: 'change', change: { key: null, apply: () => draft } });
      void queue.flush();
    },
    /** Overwrites what someone else saved, but nothing saved after that. */
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

export type PageSaver = ReturnType<typeof createPageSaver>;
