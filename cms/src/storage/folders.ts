import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { getEnv } from '../../config/env';

const folder = (name: string): string => {
  const made = path.join(getEnv().dataDir, name);
  mkdirSync(made, { recursive: true, mode: 0o700 });
  return made;
};

/** Where the local storage keeps uploads. */
export const uploadsFolder = (): string => folder('uploads');

/** Where renditions are cached; a missing one is drawn again. */
export const renditionsFolder = (): string => folder('renditions');

/** Where incoming uploads are kept. On the same disk as the uploads, so that storing one is a rename. */
export const tempFolder = (): string => folder('tmp');

/** Where files lie while their text is read. */
export const readingFolder = (): string => folder('reading');

/** Contains markers for content that may or may not have a row. */
export const pendingFolder = (): string => folder('unsettled');

/** Removes remains of interrupted uploads. Call it only while no upload is running. */
export const clearTempFolder = (): Promise<void> => emptyFolder(tempFolder());

/** Removes all that is in a folder. */
export async function emptyFolder(root: string): Promise<void> {
  for (const name of await readdir(root)) await rm(path.join(root, name), { recursive: true, force: true });
}
