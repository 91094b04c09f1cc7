import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { getEnv } from '../../config/env';

const folder = (name: string): string => {
  const made = path.join(getEnv().dataDir, name);
  mkdirSync(made, { recursive: true, mode: 0o700 });
  return made;
};

/** Where the local storage keeps what was uploaded. */
export const uploadsFolder = (): string => folder('uploads');

/** Where renditions are kept; whatever is missing is made again. */
export const renditionsFolder = (): string => folder('renditions');

/** Where files are while they come in. On the same disk as the uploads, so that taking one over is a rename. */
export const tempFolder = (): string => folder('tmp');

/** Where it is noted of which content it is not sure yet whether a row has it. */
export const unsettledFolder = (): string => folder('unsettled');

/** Removes what was left behind while files came in; only when none does. */
export async function clearTempFolder(): Promise<void> {
  const root = tempFolder();
  for (const name of await readdir(root)) await rm(path.join(root, name), { recursive: true, force: true });
}
