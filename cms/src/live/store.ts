import { AsyncResource } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';

/**
 * Loads entries: those with the given ids, or all; `known` are those of before. An id that is not in the answer no longer
 * exists.
 */
export type Load<T> = (
  ids: readonly string[] | 'all',
  known: ReadonlyMap<string, T>,
) => Promise<Map<string, T>>;

/** Entries that are others than before, by id; null for what is gone. */
export type Changed<T> = ReadonlyMap<string, T | null>;

/** Something kept in memory until somebody says that it changed. */
export interface Store<T, Whole> {
  /** All of it, as of all changes that were marked before this call. */
  all(): Promise<Whole>;
  /** The same without waiting; null when something has to be loaded first. */
  known(): Whole | null;
  /** Says that entries changed. */
  mark(ids: readonly string[] | 'all'): void;
  /** Says that the entries that something is true of changed. */
  markWhere(isChanged: (entry: T) => boolean): void;
}

/** How the whole is made of entries. */
export interface Making<T, Whole> {
  load: Load<T>;
  nothing: Whole;
  /** The whole after some entries changed. */
  next(before: Whole, changed: Changed<T>): Whole;
  entries(whole: Whole): ReadonlyMap<string, T>;
}

/** Entries in a map by their id. */
export const inMap = <T>(load: Load<T>): Making<T, ReadonlyMap<string, T>> => ({
  load,
  nothing: new Map(),
  next(before, changed) {
    const after = new Map(before);
    for (const [id, entry] of changed) {
      if (entry === null) after.delete(id);
      else after.set(id, entry);
    }
    return after;
  },
  entries: (whole) => whole,
});

/**
 * A store that loads at the first read and reloads only what was marked. Loads follow each other, so none overtakes a
 * newer one. What turns out to be the same stays the same object.
 */
export function createStore<T, Whole>({
  load: loadEntries,
  nothing,
  next,
  entries,
}: Making<T, Whole>): Store<T, Whole> {
  // A read from within somebody's transaction must not see, and keep, what may be rolled back.
  const load: Load<T> = AsyncResource.bind(loadEntries);
  let whole = nothing;
  let marked: Set<string> | 'all' = 'all';
  let running: Promise<void> = Promise.resolve();
  let loading = false;

  const isFresh = (): boolean => marked !== 'all' && marked.size === 0;

  function changedBy(due: Set<string> | 'all', loaded: ReadonlyMap<string, T>): Map<string, T | null> {
    const known = entries(whole);
    const changed = new Map<string, T | null>();
    for (const id of due === 'all' ? known.keys() : due)
      if (!loaded.has(id) && known.has(id)) changed.set(id, null);
    for (const [id, entry] of loaded) if (!isDeepStrictEqual(entry, known.get(id))) changed.set(id, entry);
    return changed;
  }

  const refresh = async (): Promise<void> => {
    if (isFresh()) return;
    const due = marked;
    marked = new Set();
    loading = true;
    try {
      const changed = changedBy(due, await load(due === 'all' ? 'all' : [...due], entries(whole)));
      if (changed.size > 0) whole = next(whole, changed);
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
      return whole;
    },
    known: () => (isFresh() && !loading ? whole : null),
    mark(ids) {
      if (ids === 'all') marked = 'all';
      else if (marked !== 'all') for (const id of ids) marked.add(id);
    },
    markWhere(isChanged) {
      // What is under way may be of before, and of what it will be nobody knows yet.
      if (loading) marked = 'all';
      if (marked === 'all') return;
      for (const [id, entry] of entries(whole)) if (isChanged(entry)) marked.add(id);
    },
  };
}
