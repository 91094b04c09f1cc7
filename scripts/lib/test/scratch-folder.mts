import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A file system in memory, which most Linux machines have. */
const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;

/** A test run uses less than 2 GiB at a time. */
function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= 4 * GIB && process.availableMemory() >= 8 * GIB;
}

/**
 * Creates a folder for temporary data: in memory if possible, because on disk copying and dropping a database takes
 * longer than most tests.
 */
export const makeScratchFolder = (prefix: string): string =>
  mkdtempSync(path.join(hasRoom() ? MEMORY : os.tmpdir(), prefix));
