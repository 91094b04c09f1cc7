import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder in memory, which most Linux machines have. */
const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;

/** A run keeps less than 2 GiB at a time. */
function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= 4 * GIB && process.availableMemory() >= 8 * GIB;
}

/**
 * Makes a folder for what goes after the tests: in memory where there is plenty, because copying and dropping a database
 * takes a disk longer than most tests take.
 */
export const newScratchFolder = (prefix: string): string =>
  mkdtempSync(path.join(hasRoom() ? MEMORY : os.tmpdir(), prefix));
