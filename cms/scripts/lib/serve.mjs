import { tellAnnouncements } from './announcements.mjs';
import { claimDataDir, portalHere } from './data-dir.mjs';
import { compiled, readDotEnv } from './environment.mjs';
import { cmsDist, root } from './paths.mjs';
import { startPortal } from './portal.mjs';
import { checkPort } from './port.mjs';
import { startPostgres } from './postgres.mjs';
import { prepareApplicationRole, takeAuditLog } from './postgres-roles.mjs';
import { stopOnSignal } from './signals.mjs';

const PATIENCE_MS = 10_000;

/** @param {{ publicUrl: string, strapiAdmin: boolean, dataDir: string }} env */
function announceStart(env) {
  console.log(`\nDe portal staat klaar op ${env.publicUrl}`);
  if (env.strapiAdmin) console.log(`Strapi staat op ${env.publicUrl}/beheer`);
  tellAnnouncements(env.dataDir);
}

/** Starts the embedded database, unless DATABASE_URL is set, and the portal; both stop together. */
export async function serve() {
  readDotEnv(root);
  const { getEnv, loadEnv } = compiled('config/env');
  const { dataDir, publicUrl, embeddedDatabase, host, port, metrics } = loadEnv(process.env);
  await claimDataDir(dataDir, portalHere(dataDir, publicUrl));
  await checkPort({ host, port });
  if (metrics?.port) await checkPort({ host, port: metrics.port, name: 'METRICS_PORT' });

  const database = embeddedDatabase ? await startPostgres({ dataDir }) : undefined;
  let portal;
  const signal = stopOnSignal(async () => {
    await portal?.stop(PATIENCE_MS);
    await database?.stop();
  });
  try {
    if (database) process.env.EMBEDDED_DATABASE_URL = await prepareApplicationRole(database.url);
    const env = getEnv();
    // The operator's NODE_ENV only affects the settings above; Strapi always runs in production mode.
    process.env.NODE_ENV = 'production';
    process.env.STRAPI_TELEMETRY_DISABLED = 'true';
    portal = await startPortal({ host, port }, cmsDist, async () => {
      if (database) await takeAuditLog(database.url);
    });
    announceStart(env);
  } catch (error) {
    // A signal during the start makes it fail somewhere; its handler already stops everything.
    if (signal.stopping) return;
    await database?.stop();
    throw error;
  }
}
