import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';
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
}

/** Drafts older than this are of no use. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

let drafts: UseStore | undefined;
const store = (): UseStore => (drafts ??= createStore('kept-work', 'drafts'));

let reads: UseStore | undefined;

/** The IndexedDB store for responses that are kept for offline work. */
export const readsStore = (): UseStore => (reads ??= createStore('kept-reads', 'reads'));

/** Stores a draft in place of the tab's earlier one. */
export const keepWork = <Draft>(work: LocalDraft<Draft>): Promise<void> =>
  set(`${work.user}/${work.tab}`, work, store());

export const forgetWork = (user: string, tab: string): Promise<void> => del(`${user}/${tab}`, store());

/** The stored drafts of a user, newest first. */
export async function getWorks<Draft>(user: string): Promise<LocalDraft<Draft>[]> {
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
  const works = await getWorks(user);
  await Promise.all(works.map(({ tab }) => forgetWork(user, tab)));
}
