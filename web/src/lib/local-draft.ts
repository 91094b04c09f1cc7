import { clear, createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval';
import { forgetCopiedBlock } from './copied-block';

/** Unsaved work, stored in this browser. */
export interface LocalDraft<Draft> {
  user: string;
  /** A random id for the tab that it was made in. */
  tab: string;
  /** The id of the page; null for a page that does not exist yet. */
  page: string | null;
  /** The page version that it was based on. */
  version: number | null;
  at: string;
  draft: Draft;
  /** The draft of that version; work from before it was kept has none. */
  saved?: Draft;
}

/** The undo history of a page, stored in this browser. */
export interface StoredSteps<Draft> {
  user: string;
  page: string;
  version: number | null;
  at: string;
  draft: Draft;
  saved: Draft;
  past: readonly Draft[];
  future: readonly Draft[];
}

/** Drafts older than this are of no use. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

let drafts: UseStore | undefined;
const store = (): UseStore => (drafts ??= createStore('kept-work', 'drafts'));

let steps: UseStore | undefined;
const stepsStore = (): UseStore => (steps ??= createStore('kept-steps', 'steps'));

const STEPS_KEPT_MS = 24 * 60 * 60 * 1000;

/** Stores the undo history of a page in place of an earlier one. */
export const storeSteps = <Draft>(kept: StoredSteps<Draft>): Promise<void> =>
  set(`${kept.user}/${kept.page}`, kept, stepsStore());

export const forgetSteps = (user: string, page: string): Promise<void> =>
  del(`${user}/${page}`, stepsStore());

/** The undo history of a page, of the last day. */
export async function loadSteps<Draft>(user: string, page: string): Promise<StoredSteps<Draft> | null> {
  const all = await entries<string, StoredSteps<Draft>>(stepsStore());
  const old = all.filter(([, { at }]) => Date.now() - Date.parse(at) > STEPS_KEPT_MS).map(([key]) => key);
  await delMany(old, stepsStore());
  const [, kept = null] = all.find(([key]) => key === `${user}/${page}` && !old.includes(key)) ?? [];
  return kept;
}

let reads: UseStore | undefined;

/** The IndexedDB store for responses that are kept for offline work. */
export const readsStore = (): UseStore => (reads ??= createStore('kept-reads', 'reads'));

/** Stores a draft in place of the tab's earlier one. */
export const storeWork = <Draft>(work: LocalDraft<Draft>): Promise<void> =>
  set(`${work.user}/${work.tab}`, work, store());

export const forgetWork = (user: string, tab: string): Promise<void> => del(`${user}/${tab}`, store());

/** The stored drafts of a user, newest first. */
export async function loadDrafts<Draft>(user: string): Promise<LocalDraft<Draft>[]> {
  const all = (await entries<string, LocalDraft<Draft>>(store())).map(([, work]) => work);
  const isOld = ({ at }: LocalDraft<Draft>) => Date.now() - Date.parse(at) > KEPT_MS;
  await Promise.all(all.filter(isOld).map((work) => forgetWork(work.user, work.tab)));
  return all
    .filter((work) => work.user === user && !isOld(work))
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** Removes what the next user of this browser must not find: drafts, and copies for offline work. */
export async function forgetUserDrafts(user: string): Promise<void> {
  forgetCopiedBlock();
  await clear(readsStore());
  await clear(stepsStore());
  const works = await loadDrafts(user);
  await Promise.all(works.map(({ tab }) => forgetWork(user, tab)));
}
