import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from './lock.mjs';
import { StopError } from './stop-error.mjs';

/**
 * Makes the data directory with the folders that Strapi expects to be there.
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

/**
 * Makes the data directory and keeps other copies of the portal out of it for as long as this process lives.
 * @param {string} dataDir
 * @param {string} publicUrl
 */
export async function claimDataDir(dataDir, publicUrl) {
  makeDataDir(dataDir);
  const claim = await tryLock(`data ${realpathSync(dataDir)}`, `${publicUrl} (proces ${process.pid})`);
  if ('release' in claim) return;
  throw new StopError(
    `De portal draait al met de gegevens in ${dataDir}, op ${claim.heldBy}. Stop die eerst, of kies een andere DATA_DIR.`,
  );
}
