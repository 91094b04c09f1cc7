import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from './file-storage';
import { uploadsFolder } from '../folders';

/** Larger than the usual 64 kB: each piece costs a turn of the event loop, and a message to a thread and back. */
const PIECE_BYTES = 256 * 1024;

function getPlace(key: string): string {
  if (key === '' || key !== path.basename(key)) throw new Error(`Not a storage key: ${key}`);
  return path.join(uploadsFolder(), key);
}

/** Keeps files in DATA_DIR/uploads, a folder that nothing serves. */
export const localStorage: FileStorage = {
  async store(key, temporary) {
    await chmod(temporary, 0o600);
    await rename(temporary, getPlace(key));
  },
  async about(key) {
    const kept = await stat(getPlace(key)).catch(() => null);
    return kept?.isFile() ? { size: kept.size, modified: kept.mtime } : null;
  },
  // Opened before the answer begins: what cannot be read is not half an answer.
  read: async (key, range) =>
    (await open(getPlace(key))).createReadStream({ ...range, highWaterMark: PIECE_BYTES }),
  remove: (key) => rm(getPlace(key), { force: true }),
};
