import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from './file-storage';
import { uploadsFolder } from '../folders';

/**
 * Larger than the default 64 kB: each chunk costs a turn of the event loop and a round trip to the thread
 * pool.
 */
const PIECE_BYTES = 256 * 1024;

function getPlace(key: string): string {
  if (key === '' || key !== path.basename(key)) throw new Error(`Not a storage key: ${key}`);
  return path.join(uploadsFolder(), key);
}

/** Stores files in DATA_DIR/uploads, a folder that is never served. */
export const localStorage: FileStorage = {
  async store(key, temporary) {
    await chmod(temporary, 0o600);
    await rename(temporary, getPlace(key));
  },
  async about(key) {
    const kept = await stat(getPlace(key)).catch(() => null);
    return kept?.isFile() ? { size: kept.size, modified: kept.mtime } : null;
  },
  // Opened before the response starts, so that an unreadable file cannot cause a truncated one.
  read: async (key, range) =>
    (await open(getPlace(key))).createReadStream({ ...range, highWaterMark: PIECE_BYTES }),
  remove: (key) => rm(getPlace(key), { force: true }),
};
