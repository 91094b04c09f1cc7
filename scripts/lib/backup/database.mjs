import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkDatabase } from '../check-database.mjs';
import { claimDataDir, tryClaim } from '../data-dir.mjs';
import { runningPostgres, startPostgres } from '../postgres.mjs';
import { StopError } from '../stop-error.mjs';

const nothing = () => Promise.resolve();

/** @param {string} url @param {boolean} writes whether tables will be made */
async function operatorsDatabase(url, writes) {
  await checkDatabase({ name: 'DATABASE_URL', url, writes });
  return { url, stop: nothing };
}

/**
 * The database of a portal that may be running. An embedded one is started when it is not.
 * @param {{ dataDir: string, databaseUrl: string | undefined, embeddedDatabase: boolean }} env
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function databaseBesidePortal({ dataDir, databaseUrl, embeddedDatabase }) {
  if (!embeddedDatabase) return operatorsDatabase(databaseUrl, false);
  if (!existsSync(path.join(dataDir, 'postgres'))) throw new StopError(`In ${dataDir} staat geen portal.`);
  const heldBy = await tryClaim(dataDir, `Er loopt een back-up van de gegevens in ${dataDir}`);
  if (!heldBy) return startPostgres({ dataDir });
  const url = runningPostgres(dataDir);
  if (!url) throw new StopError(`${heldBy}. De database is nog niet klaar; probeer het zo nog eens.`);
  return { url, stop: nothing };
}

/**
 * The database of a stopped portal; an embedded one is created when it does not exist.
 * @param {{ dataDir: string, databaseUrl: string | undefined, embeddedDatabase: boolean }} env
 */
export async function databaseForRestore({ dataDir, databaseUrl, embeddedDatabase }) {
  await claimDataDir(dataDir, `Er wordt een back-up teruggezet in ${dataDir}`);
  return embeddedDatabase ? startPostgres({ dataDir }) : operatorsDatabase(databaseUrl, true);
}
