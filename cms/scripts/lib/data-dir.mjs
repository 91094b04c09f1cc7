import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from './lock.mjs';
import { StopError } from './stop-error.mjs';

/**
 * Creates the data directory, with the folders that Strapi requires.
 * @param {string} dataDir
 */
export function makeDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    mkdirSync(path.join(dataDir, 'public', 'uploads'), { recursive: true });
  } catch (error) {
    throw new StopError(`DATA_DIR: in ${dataDir} kan niet worden geschreven (${error.code}).`);
  }
}

/** @param {string} dataDir @param {string} publicUrl */
export const portalHere = (dataDir, publicUrl) =>
  `De portal draait al met de gegevens in ${dataDir}, op ${publicUrl}`;

/**
 * Creates the data directory and locks it for as long as this process lives. Returns what its holder does when another
 * process has locked it.
 * @param {string} dataDir
 * @param {string} what a sentence without its full stop, for others who want in
 * @returns {Promise<string | undefined>}
 */
export async function tryClaim(dataDir, what) {
  makeDataDir(dataDir);
  const claim = await tryLock(`data ${realpathSync(dataDir)}`, `${what} (proces ${process.pid})`);
  return 'release' in claim ? undefined : claim.heldBy;
}

/**
 * The same, but throws when another process has locked it.
 * @param {string} dataDir
 * @param {string} what
 */
export async function claimDataDir(dataDir, what) {
  const heldBy = await tryClaim(dataDir, what);
  if (heldBy) throw new StopError(`${heldBy}. Stop die eerst, of kies een andere DATA_DIR.`);
}
