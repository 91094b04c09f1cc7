import { AsyncResource } from 'node:async_hooks';

/** Loads entries: those with the given ids, or all. An id that is not in the answer no longer exists. */
export type Load<T> = (ids: readonly string[] | 'all') => Promise<Map<string, T>>;

/** Entries kept in memory until somebody says that they changed. */
export interface Store<T> {
  /** Everything, as of all changes that were marked before this call. */
  all(): Promise<ReadonlyMap<string, T>>;
  /** Says that one entry changed, or (without id) that anything may have. */
  mark(id?: string): void;
  /** Says that the entries that something is true of changed. */
  markWhere(isChanged: (entry: T) => boolean): void;
}

/** A store that loads at the first read and reloads only what was marked. Loads follow each other, so none overtakes a newer one. */
export function createStore<T>(loadEntries: Load<T>): Store<T> {
  // A read from within somebody's transaction must not see, and keep, what may be rolled back.
  const load: Load<T> = AsyncResource.bind(loadEntries);
  let entries = new Map<string, T>();
  let marked: Set<string> | 'all' = 'all';
  let running: Promise<void> = Promise.resolve();
  let loading = false;

  const isFresh = (): boolean => marked !== 'all' && marked.size === 0;

  const refresh = async (): Promise<void> => {
    if (isFresh()) return;
    const due = marked;
    marked = new Set();
    loading = true;
    try {
      const loaded = await load(due === 'all' ? 'all' : [...due]);
      const next = due === 'all' ? new Map<string, T>() : new Map(entries);
      if (due !== 'all') for (const id of due) next.delete(id);
      for (const [id, entry] of loaded) next.set(id, entry);
      entries = next;
    } catch (error) {
      marked = 'all';
      throw error;
    } finally {
      loading = false;
    }
  };

  return {
    async all() {
      // Behind a load that is under way, so that no older rows come after newer ones.
      if (!isFresh()) running = running.catch(() => undefined).then(refresh);
      await running;
      return entries;
    },
    mark(id) {
      if (id === undefined) marked = 'all';
      else if (marked !== 'all') marked.add(id);
    },
    markWhere(isChanged) {
      // What is under way may be of before, and of what it will be nobody knows yet.
      if (loading) marked = 'all';
      if (marked === 'all') return;
      for (const [id, entry] of entries) if (isChanged(entry)) marked.add(id);
    },
  };
}
