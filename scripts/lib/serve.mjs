import { tellAnnouncements } from './announcements.mjs';
import { checkDatabases, explainStart } from './check-database.mjs';
import { claimDataDir, portalHere } from './data-dir.mjs';
import { compiled, readDotEnv } from './environment.mjs';
import { cmsDist, root } from './paths.mjs';
import { buildPanelBeside, clearOldPanel } from './panel.mjs';
import { startPortal } from './portal.mjs';
import { checkPort } from './port.mjs';
import { startPostgres } from './postgres.mjs';
import { prepareApplicationRole, takeAuditLog } from './postgres-roles.mjs';
import { tellStep } from './progress.mjs';
import { stopOnSignal } from './signals.mjs';

const PATIENCE_MS = 10_000;

/** @param {{ publicUrl: string, strapiAdmin: boolean, dataDir: string }} env @param {boolean} needsPanel */
function announceStart(env, needsPanel) {
  console.log(`\nDe portal staat klaar op ${env.publicUrl}`);
  if (env.strapiAdmin) {
    console.log(`Strapi ${needsPanel ? 'komt straks' : 'staat'} op ${env.publicUrl}/beheer`);
  }
  tellAnnouncements(env.dataDir);
}

/**
 * Starts the embedded database, unless DATABASE_URL is set, and the portal; both stop together.
 * @param {{ buildsPanel?: boolean }} [options] `buildsPanel`: builds Strapi's panel afterwards, when that is needed
 */
export async function serve({ buildsPanel = false } = {}) {
  readDotEnv(root);
  const { getEnv, loadEnv } = compiled('config/env');
  const given = loadEnv(process.env);
  const { dataDir, publicUrl, embeddedDatabase, host, port, metrics, strapiAdmin } = given;
  await claimDataDir(dataDir, portalHere(dataDir, publicUrl));
  await checkPort({ host, port });
  if (metrics?.port) await checkPort({ host, port: metrics.port, name: 'METRICS_PORT' });
  await checkDatabases(given);

  const needsPanel = buildsPanel && strapiAdmin && (await clearOldPanel());

  const database = embeddedDatabase ? await startPostgres({ dataDir }) : undefined;
  let portal;
  let endPanel;
  const signal = stopOnSignal(async () => {
    await endPanel?.();
    await portal?.stop(PATIENCE_MS);
    await database?.stop();
  });
  try {
    if (database) process.env.EMBEDDED_DATABASE_URL = await prepareApplicationRole(database.url);
    const env = getEnv();
    // The operator's NODE_ENV only affects the settings above; Strapi always runs in production mode.
    process.env.NODE_ENV = 'production';
    process.env.STRAPI_TELEMETRY_DISABLED = 'true';
    portal = await tellStep('Portal starten', () =>
      startPortal({ host, port }, cmsDist, async () => {
        if (database) await takeAuditLog(database.url);
      }),
    );
    announceStart(env, needsPanel);
    if (needsPanel && !signal.isStopping()) endPanel = buildPanelBeside();
  } catch (error) {
    // A signal during the start makes it fail somewhere; its handler already stops everything.
    if (signal.isStopping()) return;
    await database?.stop();
    throw explainStart(error, given);
  }
}
