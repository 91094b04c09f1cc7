import { LRUCache } from 'lru-cache';
import type { PhotoDetail } from '../../http/schemas/photo-details';
import { draw, TooExpensive } from '../drawing';
import { isPhoto } from '../file-kind';
import type { StoredFile } from '../stored-file';
import { withCopy } from '../with-copy';

/** By version, as a file never changes. */
const known = new LRUCache<string, readonly PhotoDetail[]>({ max: 10_000 });

/**
 * The personal details in the metadata of a photo; empty for other files, and undefined when unreadable at the moment.
 */
export async function findPhotoDetails(file: StoredFile | null): Promise<readonly PhotoDetail[] | undefined> {
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
