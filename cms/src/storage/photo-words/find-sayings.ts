import { LRUCache } from 'lru-cache';
import type { Saying } from '../../http/schemas/sayings';
import { draw, TooExpensive } from '../drawing';
import { isPhoto } from '../file-kind';
import type { StoredFile } from '../stored-file';
import { withCopy } from '../with-copy';

/** By version, as a file never changes. */
const known = new LRUCache<string, readonly Saying[]>({ max: 10_000 });

/**
 * What a photo says of itself, besides what it shows; nothing of what is no photo, and undefined when it cannot be read
 * now.
 */
export async function findSayings(file: StoredFile | null): Promise<readonly Saying[] | undefined> {
  if (!file || !isPhoto(file)) return [];
  const before = known.get(file.version);
  if (before) return before;
  try {
    const { says } = await withCopy(file, (source) => draw({ kind: 'read-sayings', source }));
    if (says) known.set(file.version, says);
    return says;
  } catch (error) {
    // The next look would take as long.
    if (error instanceof TooExpensive) known.set(file.version, []);
    return undefined;
  }
}
