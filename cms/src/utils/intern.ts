import { LRUCache } from 'lru-cache';

const KEPT = 20_000;

const lists = new LRUCache<string, readonly string[]>({ max: KEPT });

/**
 * A list of ids; equal lists are usually the same object. Thousands of blocks name the same few groups and assets, and each
 * was read from a text of its own.
 */
export function intern(ids: readonly string[]): readonly string[] {
  const key = ids.join(' ');
  const known = lists.get(key);
  if (known) return known;
  lists.set(key, ids);
  return ids;
}
