import type { BlockType, Page } from '../../../api/types';
import { ApiError, NO_RESPONSE, toApiError } from '../../../lib/api/errors';
import { createLiveValue } from '../../../lib/live-value';
import type { StoredSteps } from '../../../lib/local-draft';
import { createPage, savePage } from '../api';
import { cleanedSources } from '../state/cleaned';
import { isDirty, reduce, type Action } from '../state/reducer';
import type { PageDraft } from '../state/types';
import { getDraft, EMPTY_DRAFT, isKnown, newDraft, writeChanges } from '../state/wire';
import { withholdRefused } from './withhold-refused';
import { mergeDrafts } from './merge-drafts';
import { findCreatedPage, isSameWrite, matchesSent, readCurrent } from './other-version';
import { getFirstState, NO_EFFECTS, type StoredWork, type RemoteSave, type PageState } from './page-state';
import {
  AUTOSAVE,
  CHANGED,
  DELETED,
  goesLive,
  isOfDraft,
  moments,
  oldSlugs,
  type Purpose,
  type Task,
} from './purpose';
import { openRefusals, refuseMore, stillRefused, type Refusal } from './refusals';
import { createSaveQueue, type Outcome } from './save-queue';
import { getRemoteSave, restoreSteps, rebase } from './rebase';

const NONE: readonly Refusal[] = [];
const GONE = new Set([401, 403, 404]);

/**
 * Holds one page while its editor is open, and saves it. Lives outside React, so that a save survives a change of
 * screen.
 */
export function createPageStore(opened: Page | null, types: readonly BlockType[]) {
  let effects = NO_EFFECTS;
  /** Drafts that were sent without getting a response: the server may have saved them. */
  let unanswered: PageDraft[] = [];
  let lastAutosaveError = '';
  let state = getFirstState(opened, types);
  const live = createLiveValue(state);

  const queue = createSaveQueue({
    isDirty: () => isDirty({ draft: sendable(), saved: state.saved }),
    // The server does not create a page without a title.
    maySend: () => state.page !== null || sendable().title.trim() !== '',
    onRunning: (running) => update({ running }),
    send,
  });

  /** The draft without values that the server refused and that have not changed since. */
  const sendable = (): PageDraft =>
    withholdRefused(types, state.draft, state.saved, stillRefused(state.refusals, state.draft));

  function update(change: Partial<PageState>): void {
    state = { ...state, ...change };
    live.set(state);
  }

  /** Changes the draft, which is saved soon after. */
  function dispatch(action: Action): void {
    const next = reduce(state, action, Date.now());
    if (next === state) return;
    update({ ...next, refusals: openRefusals(state.refusals, next.draft, next.saved) });
    if (isDirty(state)) queue.changed();
  }

  /** Applies what others saved to the draft; false when a conflict is unresolved. */
  function applyRemote(save: RemoteSave): boolean {
    const before = state.page;
    update(rebase(types, state, save));
    if (state.conflict) return false;
    unanswered = [];
    effects.onStored(save.theirPage, before);
    return true;
  }

  function settle(task: Task, sent: PageDraft, held: readonly Refusal[], stored: Page): Outcome {
    unanswered = [];
    lastAutosaveError = '';
    const isMerged = state.version !== null && Number(stored.version) > state.version + 1;
    if (isMerged && !applyRemote(getRemoteSave(types, state, { base: sent, task, theirPage: stored })))
      return 'conflict';
    const before = state.page;
    const kept = getDraft(stored);
    const cleaned = cleanedSources(types, sent, kept);
    const saved = { type: 'saved' as const, sent, stored: kept, isKnown: isKnown(stored), cleaned };
    const next = isMerged ? state : reduce(state, saved);
    update({
      ...next,
      page: stored,
      version: stored.version ?? null,
      refusals: openRefusals(held, next.draft, next.saved),
      reported: NONE,
      conflict: null,
      gone: false,
      reached: true,
      savedAt: new Date(),
    });
    effects.onStored(stored, before);
    return held.length > 0 && isOfDraft(task) ? 'partly' : 'stored';
  }

  function refuse(held: readonly Refusal[]): Outcome {
    update({ refusals: held, reached: true });
    return 'refused';
  }

  async function write(task: Task, sent: PageDraft): Promise<Page> {
    const made = state.page ?? (await findCreatedPage(types, unanswered));
    if (made && !state.page) update({ page: made, version: made.version ?? null });
    const stored = made ? getDraft(made) : newDraft(types);
    const body = { ...writeChanges(types, sent, stored), ...moments(task) };
    if (!made) return createPage(body);
    // Nobody publishes changes that they have not seen.
    return savePage(made.id, { ...body, ...oldSlugs(task, made) }, state.version, isOfDraft(task));
  }

  /** Sends the draft. Sends it again without refused fields, so that these do not block the others. */
  async function send(asked: Task): Promise<Outcome> {
    let task = asked;
    // A requested save retries everything.
    let held = asked.purpose === 'autosave' ? stillRefused(state.refusals, state.draft) : NONE;
    for (;;) {
      const { draft, saved } = state;
      const sent = withholdRefused(types, draft, saved, held);
      const isUseless = isOfDraft(task) ? !isDirty({ draft: sent, saved }) : false;
      if (held.length > 0 && (isUseless || sent.title.trim() === '')) return refuse(held);
      try {
        return settle(task, sent, held, await write(task, sent));
      } catch (thrown) {
        const error = toApiError(thrown);
        const more = error.status !== 412 && refuseMore({ types, draft, sent, held }, error.fields);
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
    if (error.status === NO_RESPONSE) unanswered = [...unanswered, sent].slice(-5);
    const answered = error.status !== NO_RESPONSE && error.status < 500;
    const gone = error.status === 404 && state.page !== null;
    update({ reached: answered, gone: gone || state.gone });
    // No field in the editor matches the error, so show the server's message.
    const [said = gone ? DELETED : error.message] = Object.values(error.fields);
    // An autosave reports an error once; a lost connection and a deleted page only show in the status and in a bar.
    const failure = new ApiError(error.status, said);
    failure.call = error.call;
    if (asked || (answered && !gone && lastAutosaveError !== said)) await effects.onFailed(failure);
    lastAutosaveError = said;
    if (GONE.has(error.status)) return 'stopped';
    return answered ? 'refused' : 'unreachable';
  }

  /** The server has another version: an earlier save whose response got lost, or someone else's change. */
  async function clash(task: Task, sent: PageDraft, page: Page): Promise<Outcome> {
    try {
      const theirPage = await readCurrent(page);
      const isOurs =
        isSameWrite(types, sent, getDraft(theirPage)) ||
        unanswered.some((earlier) => matchesSent(types, earlier, theirPage));
      if (isOurs && theirPage.version !== state.version) {
        update({ version: theirPage.version ?? null });
        unanswered = [];
        return await send(task);
      }
      if (!applyRemote(getRemoteSave(types, state, { base: state.saved, task, theirPage })))
        return 'conflict';
      if (!goesLive(task)) return await send(task);
      if (isDirty(state)) queue.changed();
      await effects.onFailed(new ApiError(412, CHANGED));
      return 'refused';
    } catch (thrown) {
      return fail(task, sent, toApiError(thrown));
    }
  }

  function reportRefused(purpose: Purpose | null): void {
    if (state.refusals.length === 0) return;
    update({ reported: [...state.refusals] });
    effects.onRefused(purpose, state.refusals);
  }

  /** Asks the editor to resolve a conflict; false when there is none. */
  function ask(): boolean {
    if (state.conflict) update({ conflict: { ...state.conflict, isAsked: true } });
    return state.conflict !== null;
  }

  async function save(task: Task): Promise<boolean> {
    if (state.busy !== null) return false;
    const { purpose } = task;
    if (ask()) return false;
    if (purpose !== 'autosave') update({ busy: purpose });
    const outcome = await queue.run(task);
    update({ busy: null });
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
    update({
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
    subscribe: live.subscribe,
    connect(next: typeof NO_EFFECTS): void {
      effects = next;
    },
    now: live.get,
    isDirty: (): boolean => isDirty(state),
    dispatch,
    save,
    ask,
    load,
    flush,
    /** Like `flush`, for callers that wait for it: reports which fields block the save. */
    async saveNow(): Promise<boolean> {
      const isDone = await flush();
      if (!isDone) reportRefused(null);
      return isDone;
    },
    retry: queue.retry,
    markDeleted: (): void => update({ gone: true }),
    stop: queue.stop,
    start: queue.start,
    /** Continues with work that was based on an earlier version of the page. */
    restoreLocalDraft({ draft: kept, version, saved }: StoredWork): void {
      // A stored draft may predate a field.
      const known = { ...EMPTY_DRAFT, fields: state.saved.fields };
      const draft = { ...known, ...kept };
      const other = state.page;
      if (!other) unanswered = [draft];
      else if (saved) update({ version, saved: { ...known, ...saved } });
      dispatch({ type: 'change', change: { text: null, apply: () => draft } });
      // Without its base version, every difference counts as a conflict.
      if (other && !saved && version !== state.version)
        applyRemote({ task: AUTOSAVE, theirPage: other, base: EMPTY_DRAFT, theirs: state.saved });
      if (state.conflict) queue.hold();
      else void queue.flush();
    },
    /** Goes on with the undo history from before a reload. */
    recall(kept: StoredSteps<PageDraft>): void {
      if (state.past.length + state.future.length === 0) update(restoreSteps(types, state, kept));
    },
    /** Someone else saved: the editor follows, unless it has changes of its own. Saving those merges them. */
    follow(other: Page): void {
      if (state.gone) {
        update({ gone: false });
        queue.release();
        queue.retry();
      }
      const { page, version, busy, running, conflict } = state;
      const isNewer = page?.id === other.id && Number(other.version) > (version ?? 0);
      if (!isNewer || busy || running || conflict || isDirty(state)) return;
      applyRemote(getRemoteSave(types, state, { base: state.saved, task: AUTOSAVE, theirPage: other }));
    },
    /**
     * Continues after the editor resolved conflicts: theirs (true) or mine. Undo restores the losing version. Saves
     * once all are resolved.
     */
    async resolve(choices: ReadonlyMap<string, boolean>): Promise<void> {
      const { conflict } = state;
      if (!conflict) return;
      const { task, base, theirs } = conflict;
      const isTheirs = (name: string) => choices.get(name) === true;
      const apply = (mine: PageDraft) => mergeDrafts(types, { base, mine, theirs }, isTheirs).draft;
      if ([...choices.values()].includes(true)) dispatch({ type: 'change', change: { text: null, apply } });
      if (!applyRemote({ ...conflict, chosen: new Map([...(conflict.chosen ?? []), ...choices]) })) return;
      queue.release();
      if (!isOfDraft(task) && !goesLive(task)) await save(task);
      else if (isDirty(state)) await save({ purpose: 'save' });
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
