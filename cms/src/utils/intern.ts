import { LRUCache } from 'lru-cache';

const KEPT = 20_000;

const lists = new LRUCache<string, readonly string[]>({ max: KEPT });

/**
 * Returns the same object for equal lists of ids, usually. Thousands of blocks refer to the same few groups
 * and assets, and each was parsed separately.
 */
export function intern(ids: readonly string[]): readonly string[] {
  const key = ids.join(' ');
  const known = lists.get(key);
  if (known) return known;
  lists.set(key, ids);
  return ids;
}
