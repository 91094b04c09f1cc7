import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { forgetCopiedBlock } from './copied-block';
import { forgetReads } from './offline-store';

/** Work that the server does not have yet, kept in this browser. */
export interface LocalDraft<Draft> {
  user: string;
  /** The tab that it was done in, by a random id. */
  tab: string;
  /** The page that it is for; null for one that is still to be made. */
  page: string | null;
  /** The version of the page that it was based on. */
  version: number | null;
  /** When it was kept. */
  at: string;
  draft: Draft;
}

/** Nobody asks for work that is this old. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('kept-work', 'drafts'));

/** Keeps what somebody is working on, in place of what was kept of the same tab. */
export const keepWork = <Draft>(work: LocalDraft<Draft>): Promise<void> =>
  set(`${work.user}/${work.tab}`, work, store());

/** Forgets what was kept of a tab. */
export const forgetWork = (user: string, tab: string): Promise<void> => del(`${user}/${tab}`, store());

/** What is kept of a user, the latest first. */
export async function getWorks<Draft>(user: string): Promise<LocalDraft<Draft>[]> {
  const all = (await entries<string, LocalDraft<Draft>>(store())).map(([, work]) => work);
  const isOld = ({ at }: LocalDraft<Draft>) => Date.now() - Date.parse(at) > KEPT_MS;
  await Promise.all(all.filter(isOld).map((work) => forgetWork(work.user, work.tab)));
  return all
    .filter((work) => work.user === user && !isOld(work))
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** Forgets all that is kept of a user, who logs out. */
export async function forgetUserDrafts(user: string): Promise<void> {
  forgetCopiedBlock();
  await forgetReads();
  const works = await getWorks(user);
  await Promise.all(works.map(({ tab }) => forgetWork(user, tab)));
}
