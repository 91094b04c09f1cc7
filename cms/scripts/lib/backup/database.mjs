import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { claimDataDir, tryClaim } from '../data-dir.mjs';
import { runningPostgres, startPostgres } from '../postgres.mjs';
import { StopError } from '../stop-error.mjs';

const nothing = () => Promise.resolve();

/**
 * The database of a portal that may run: its own one is used while it does, and started otherwise.
 * @param {{ dataDir: string, databaseUrl: string | undefined, embeddedDatabase: boolean }} env
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function databaseBesidePortal({ dataDir, databaseUrl, embeddedDatabase }) {
  if (!embeddedDatabase) return { url: databaseUrl, stop: nothing };
  if (!existsSync(path.join(dataDir, 'postgres'))) throw new StopError(`In ${dataDir} staat geen portal.`);
  const heldBy = await tryClaim(dataDir, `Er loopt een back-up van de gegevens in ${dataDir}`);
  if (!heldBy) return startPostgres({ dataDir });
  const url = runningPostgres(dataDir);
  if (!url) throw new StopError(`${heldBy}. De database is nog niet klaar; probeer het zo nog eens.`);
  return { url, stop: nothing };
}

/**
 * The database of a portal that does not run, empty when there was none.
 * @param {{ dataDir: string, databaseUrl: string | undefined, embeddedDatabase: boolean }} env
 */
export async function databaseOfStoppedPortal({ dataDir, databaseUrl, embeddedDatabase }) {
  await claimDataDir(dataDir, `Er wordt een back-up teruggezet in ${dataDir}`);
  return embeddedDatabase ? startPostgres({ dataDir }) : { url: databaseUrl, stop: nothing };
}

/**
 * The secret that a portal with these data has now, if any.
 * @param {string} dataDir
 */
export function generatedSecret(dataDir) {
  const file = path.join(dataDir, 'app-secret');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
