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

/** Holds markers for content of which it is not yet certain whether a row refers to it. */
export const unsettledFolder = (): string => folder('unsettled');

/** Removes remains of interrupted uploads. Call it only while no upload is running. */
export async function clearTempFolder(): Promise<void> {
  const root = tempFolder();
  for (const name of await readdir(root)) await rm(path.join(root, name), { recursive: true, force: true });
}
