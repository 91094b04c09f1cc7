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

/** The page in its editor: the draft with its undo history, and how far saving it is. */
export interface PageState extends EditorState {
  /** The page as the server has it; null while it is new. */
  page: Page | null;
  /** The version that the draft is based on. */
  version: number | null;
  running: boolean;
  /** The requested save that is in progress. */
  busy: Purpose | null;
  /** The fields that the server refused; the rest of the page is saved without them. */
  refusals: readonly Refusal[];
  /** The refusals of a save that the editor asked for: the first one takes focus. */
  reported: readonly Refusal[];
  conflict: Conflict | null;
  /** When the server last had everything. */
  savedAt: Date | null;
  /** False when the server did not respond or had an error. */
  reached: boolean;
}

export interface Effects {
  /** The server has saved the page. `before` is what it had earlier. */
  onStored: (page: Page, before: Page | null) => void;
  onDone: (purpose: Purpose) => void;
  /** A requested save was refused for these fields. */
  onRefused: (purpose: Purpose | null, refusals: readonly Refusal[]) => void;
  /** An error that only a message can report; the session may have ended. */
  onFailed: (error: ApiError) => Promise<void>;
}

const NOTHING: Effects = {
  onStored: () => undefined,
  onDone: () => undefined,
  onRefused: () => undefined,
  onFailed: () => Promise.resolve(),
};
const NONE: readonly Refusal[] = [];
const GONE = new Set([401, 403, 404]);

/**
 * Holds one page while its editor is open, and saves it. Lives outside React, so that a save survives a change of
 * screen.
 */
export function createPageStore(opened: Page | null, types: readonly BlockType[]) {
  let effects = NOTHING;
  /** Drafts that were sent without getting a response: the server may have saved them. */
  let unanswered: PageDraft[] = [];
  /** The error that an autosave reported last. */
  let lastMessage = '';
  let state: PageState = {
    ...getEditor(opened ? getDraft(opened) : EMPTY_DRAFT),
    page: opened,
    version: opened?.version ?? null,
    running: false,
    busy: null,
    refusals: NONE,
    reported: NONE,
    conflict: null,
    savedAt: null,
    reached: true,
  };
  const listeners = new Set<() => void>();

  const queue = createSaveQueue({
    isDirty: () => isDirty({ draft: sendable(), saved: state.saved }),
    // The server does not create a page without a title.
    maySend: () => state.page !== null || sendable().title.trim() !== '',
    onRunning: (running) => become({ running }),
    send,
  });

  /** The draft without values that the server refused and that have not changed since. */
  const sendable = (): PageDraft =>
    holdBack(types, state.draft, state.saved, stillRefused(state.refusals, state.draft));

  function become(change: Partial<PageState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  /** Changes the draft, which is saved soon after. */
  function dispatch(action: Action): void {
    const next = reduce(state, action);
    if (next === state) return;
    become({ ...next, refusals: openRefusals(state.refusals, next.draft, next.saved) });
    if (isDirty(state)) queue.changed();
  }

  function settle(task: Task, sent: PageDraft, held: readonly Refusal[], stored: Page): Outcome {
    const before = state.page;
    unanswered = [];
    lastMessage = '';
    const kept = getDraft(stored);
    const cleaned = cleanedSources(types, sent, kept);
    const next = reduce(state, { type: 'saved', sent, stored: kept, isKnown: isKnown(stored), cleaned });
    become({
      ...next,
      page: stored,
      version: stored.version ?? null,
      refusals: openRefusals(held, next.draft, next.saved),
      reported: NONE,
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
    if (made && !state.page) become({ page: made, version: made.version ?? null });
    const body = { ...writePage(types, sent), ...publishedAt(task) };
    return made ? savePage(made.id, { ...body, ...oldSlugs(task, made) }, state.version) : createPage(body);
  }

  /** Sends the draft. Sends it again without refused fields, so that these do not block the others. */
  async function send(asked: Task): Promise<Outcome> {
    let task = asked;
    // A requested save retries everything.
    let held = asked.purpose === 'autosave' ? stillRefused(state.refusals, state.draft) : NONE;
    for (;;) {
      const { draft, saved } = state;
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
    if (asked || (answered && lastMessage !== said)) await effects.onFailed(failure);
    lastMessage = said;
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
      if (isOurs && other.version !== state.version) {
        become({ version: other.version ?? null });
        unanswered = [];
        return await send(task);
      }
      become({ conflict: { task, other } });
      return 'conflict';
    } catch (thrown) {
      return fail(task, sent, toApiError(thrown));
    }
  }

  function reportRefused(purpose: Purpose | null): void {
    if (state.refusals.length === 0) return;
    become({ reported: [...state.refusals] });
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
    if (outcome === 'partly' || outcome === 'refused') reportRefused(purpose);
    return outcome === 'stored';
  }

  const flush = async (): Promise<boolean> => (await queue.flush()) && state.refusals.length === 0;

  /** Loads another version into the editor; undo brings back the previous one. */
  function load(page: Page): void {
    unanswered = [];
    const before = state.page;
    become({
      ...reduce(state, { type: 'loaded', draft: getDraft(page) }),
      page,
      version: page.version ?? null,
      refusals: NONE,
      reported: NONE,
      conflict: null,
      savedAt: null,
    });
    queue.release();
    effects.onStored(page, before);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect(next: Effects): void {
      effects = next;
    },
    now: (): PageState => state,
    isDirty: (): boolean => isDirty(state),
    dispatch,
    save,
    load,
    flush,
    /** Like `flush`, for callers that wait for it: reports which fields block the save. */
    async saveNow(): Promise<boolean> {
      const isDone = await flush();
      if (!isDone) reportRefused(null);
      return isDone;
    },
    retry: queue.retry,
    stop: queue.stop,
    start: queue.start,
    /** Continues with work that was based on an earlier version of the page. */
    takeUp(draft: PageDraft, base: number | null): void {
      if (state.page) become({ version: base });
      else unanswered = [draft];
      dispatch({ type: 'change', change: { key: null, apply: () => draft } });
      void queue.flush();
    },
    /** Overwrites what someone else saved, but nothing saved after that. */
    async keepMine(): Promise<void> {
      if (!state.conflict) return;
      const { task, other } = state.conflict;
      become({ version: other.version ?? null });
      queue.release();
      await save(task.purpose === 'autosave' ? { purpose: 'save' } : task);
    },
    loadOther(): void {
      if (state.conflict) load(state.conflict.other);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
