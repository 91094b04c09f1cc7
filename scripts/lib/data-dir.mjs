import { accessSync, constants, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiled } from './environment.mjs';
import { tryLock } from './lock.mjs';
import { StopError } from './stop-error.mjs';

/** Less than the smallest upload with its renditions: a disk without this has no room for a start. */
const PROBE = Buffer.alloc(64 * 1024);

/** What PostgreSQL runs in, and keeps to its own user. */
const isOfPostgres = (name) => name.startsWith('postgres');

/** Writes something, and looks at the folders of an earlier start: another user may have made those. */
function tryWriting(dataDir) {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    writeFileSync(probe, PROBE, { mode: 0o600 });
  } finally {
    rmSync(probe, { force: true });
  }
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (!entry.isDirectory() || isOfPostgres(entry.name)) continue;
    accessSync(path.join(dataDir, entry.name), constants.W_OK | constants.X_OK);
  }
}

/**
 * Creates the data directory, with the folders that Strapi requires, and makes sure that it can be written.
 * @param {string} dataDir
 */
export function makeDataDir(dataDir) {
  try {
    const { makeFolder } = compiled('config/env/make-folder');
    makeFolder(path.resolve(dataDir), 0o700);
    makeFolder(path.resolve(dataDir, 'public', 'uploads'));
    tryWriting(dataDir);
  } catch (error) {
    throw new StopError(compiled('config/env/data-dir-problem').getDataDirProblem(error, dataDir));
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
