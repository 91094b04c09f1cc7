import { AsyncResource } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { inChunks } from '../utils/chunked';

/**
 * Loads the entries with the given ids, or all; `known` holds the previous ones. An id that is missing from
 * the result no longer exists.
 */
export type Load<T> = (
  ids: readonly string[] | 'all',
  known: ReadonlyMap<string, T>,
) => Promise<Map<string, T>>;

/** Changed entries by id; null for a deleted one. */
type ChangedEntries<T> = ReadonlyMap<string, T | null>;

/** Entries kept in memory until they are marked as changed. */
export interface Store<T, Whole> {
  /** The whole, including every change marked before this call. */
  all(): Promise<Whole>;
  /** The same without waiting; null when something has to be loaded first. */
  known(): Whole | null;
  invalidate(ids: readonly string[] | 'all'): void;
  /** Marks the entries that match a predicate as changed. */
  invalidateWhere(isChanged: (entry: T) => boolean): void;
}

/** How the whole is made from entries. */
export interface StoreOptions<T, Whole> {
  load: Load<T>;
  empty: Whole;
  /** The whole after some entries changed. */
  next(before: Whole, changed: ChangedEntries<T>): Whole;
  entries(whole: Whole): ReadonlyMap<string, T>;
}

const AT_ONCE = 250;

/** Keeps entries in a map by id. */
export const mapStoreOptions = <T>(load: Load<T>): StoreOptions<T, ReadonlyMap<string, T>> => ({
  load,
  empty: new Map(),
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
 * A store that loads on the first read and reloads only what was marked. Loads run one after the other, so
 * that an older result never replaces a newer one. Unchanged entries remain the same object.
 */
export function createStore<T, Whole>({
  load: loadEntries,
  empty: nothing,
  next,
  entries,
}: StoreOptions<T, Whole>): Store<T, Whole> {
  // A read from within a transaction must not see, and cache, rows that may be rolled back.
  const load: Load<T> = AsyncResource.bind(loadEntries);
  let whole = nothing;
  let marked: Set<string> | 'all' = 'all';
  let running: Promise<void> = Promise.resolve();
  /** A pending load: it includes everything that is marked before it starts, so all earlier callers share it. */
  let following: Promise<void> | null = null;
  let loading = false;

  const isFresh = (): boolean => marked !== 'all' && marked.size === 0;

  /** Works in batches, so that other work gets a turn in between. */
  async function wholeWith(due: Set<string> | 'all', loaded: ReadonlyMap<string, T>): Promise<Whole> {
    const known = entries(whole);
    const ids = [...new Set([...(due === 'all' ? known.keys() : due), ...loaded.keys()])];
    let after = whole;
    for await (const some of inChunks(ids, AT_ONCE)) {
      const changed = new Map<string, T | null>();
      for (const id of some) {
        const entry = loaded.get(id);
        if (!isDeepStrictEqual(entry, known.get(id))) changed.set(id, entry ?? null);
      }
      if (changed.size > 0) after = next(after, changed);
    }
    return after;
  }

  const refresh = async (): Promise<void> => {
    if (isFresh()) return;
    const due = marked;
    marked = new Set();
    loading = true;
    try {
      whole = await wholeWith(due, await load(due === 'all' ? 'all' : [...due], entries(whole)));
    } catch (error) {
      marked = 'all';
      throw error;
    } finally {
      loading = false;
    }
  };

  return {
    async all() {
      // Waits for a load in progress, so that older rows never replace newer ones.
      if (!isFresh() && !following) {
        following = running
          .catch(() => undefined)
          .then(() => {
            following = null;
            return refresh();
          });
        running = following;
      }
      await running;
      return whole;
    },
    known: () => (isFresh() && !loading ? whole : null),
    invalidate(ids) {
      if (ids === 'all') marked = 'all';
      else if (marked !== 'all') for (const id of ids) marked.add(id);
    },
    invalidateWhere(isChanged) {
      // A load in progress may hold old rows, and its new entries cannot be tested yet.
      if (loading) marked = 'all';
      if (marked === 'all') return;
      for (const [id, entry] of entries(whole)) if (isChanged(entry)) marked.add(id);
    },
  };
}
