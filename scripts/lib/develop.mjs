import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tellAnnouncements } from './announcements.mjs';
import { checkDatabases, explainStart } from './check-database.mjs';
import { claimDataDir, portalHere } from './data-dir.mjs';
import { compiled, readDotEnv } from './environment.mjs';
import { tryLock } from './lock.mjs';
import { buildPanelBeside, clearOldPanel } from './panel.mjs';
import { cms, developed, panelDist, root, web } from './paths.mjs';
import { startPortal } from './portal.mjs';
import { checkPort } from './port.mjs';
import { startPostgres } from './postgres.mjs';
import { prepareApplicationRole } from './postgres-roles.mjs';
import { END_WITH_PARENT } from './run.mjs';
import { stopOnSignal } from './signals.mjs';
import { StopError } from './stop-error.mjs';

const POLL_MS = 250;
/** What is tried out here stays out of the data of `npm start`. */
const OWN_DATA = '.data-dev';

const STRAPI_DEVELOP = new URL('strapi-develop.mjs', import.meta.url).href;

/**
 * @typedef {{ name: string, folder: string, file: string, args: string[], imports: string[], env: NodeJS.ProcessEnv }} Tool
 * @param {Tool} tool
 */
function runTool({ name, folder, file, args, imports, env }) {
  const program = path.join(folder, 'node_modules', file);
  const options = imports.flatMap((each) => ['--import', each]);
  const child = spawn(process.execPath, [...options, program, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit').then(([code]) => ({ name, code: code ?? 1 }));
  return { child, exited };
}

/** Gives `strapi develop` the panel that `npm start` has, which it would build anew each time. */
function sharePanel() {
  mkdirSync(developed, { recursive: true });
  const shared = path.join(developed, 'build');
  rmSync(shared, { recursive: true, force: true });
  symlinkSync(panelDist, shared, 'junction');
}

/** A normal start: it creates the first accounts, shows their passwords and fills an empty database. */
async function firstStart(address, dataDir) {
  process.env.NODE_ENV = 'production';
  const portal = await startPortal(address);
  tellAnnouncements(dataDir);
  await portal.stop(0);
}

/** @param {string} url */
async function untilHealthy(url) {
  for (;;) {
    const healthy = await fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await wait(POLL_MS);
  }
}

/** @param {string} local the address of Strapi on this machine */
const runTools = (local) => [
  runTool({
    name: 'Strapi',
    folder: cms,
    file: '@strapi/strapi/bin/strapi.js',
    args: ['develop', '--no-watch-admin', '--no-build-admin', '--no-install-deps'],
    imports: [END_WITH_PARENT, STRAPI_DEVELOP],
    env: { BROWSER: 'none' },
  }),
  runTool({
    name: 'Vite',
    folder: web,
    file: 'vite/bin/vite.js',
    args: ['--clearScreen', 'false'],
    imports: [END_WITH_PARENT],
    env: { PORTAL_URL: local },
  }),
];

/** Two would compile into the same folder. */
async function claimCheckout() {
  const lock = await tryLock(`develop ${developed}`, String(process.pid));
  if ('release' in lock) return;
  throw new StopError(`npm run dev draait hier al (proces ${lock.heldBy}). Stop die eerst.`);
}

/** @param {{ dataDir: string, embeddedDatabase: boolean }} env */
function tellData({ dataDir, embeddedDatabase }) {
  const database = embeddedDatabase ? '' : ', en in de database van DATABASE_URL';
  console.log(`Gegevens: in ${dataDir}${database}. Met DATA_DIR kies je een andere map.`);
}

/** Runs the database, Strapi and Vite together, until a signal or until one of them ends. */
export async function develop() {
  readDotEnv(root);
  process.env.DATA_DIR ||= OWN_DATA;
  process.env.STRAPI_TELEMETRY_DISABLED = 'true';
  const env = compiled('config/env').loadEnv(process.env);
  const address = { host: env.host, port: env.port };
  await claimCheckout();
  await claimDataDir(env.dataDir, portalHere(env.dataDir, env.publicUrl));
  await checkPort(address);
  await checkDatabases(env);
  tellData(env);
  const needsPanel = env.strapiAdmin && (await clearOldPanel());
  sharePanel();

  const database = env.embeddedDatabase ? await startPostgres({ dataDir: env.dataDir }) : undefined;
  let tools = [];
  let endPanel;
  const stopAll = async () => {
    for (const { child } of tools) child.kill('SIGTERM');
    await Promise.all(tools.map(({ exited }) => exited));
    await endPanel?.();
    await database?.stop();
  };
  let stopping;
  // A tool may fail and a signal come at the same time.
  const stop = () => (stopping ??= stopAll());
  const signal = stopOnSignal(stop);
  try {
    if (database) process.env.EMBEDDED_DATABASE_URL = await prepareApplicationRole(database.url);
    await firstStart(address, env.dataDir);
  } catch (error) {
    // A signal makes it fail somewhere; its handler already stops everything.
    if (signal.isStopping()) return;
    await stop();
    throw explainStart(error, env);
  }
  if (signal.isStopping()) return;

  const local = `http://${env.host}:${env.port}`;
  tools = runTools(local);
  const ended = Promise.race(tools.map(({ exited }) => exited));
  const failed = await Promise.race([untilHealthy(local), ended]);
  if (!failed) console.log(`\nPortal: de adressen die Vite hierboven noemt\nStrapi: ${env.publicUrl}/beheer`);
  if (!failed && needsPanel && !signal.isStopping()) endPanel = buildPanelBeside();
  const { name, code } = await ended;
  // A signal ends them too.
  if (signal.isStopping()) return;
  await stop();
  console.error(`\n${name} is gestopt (code ${code}), en daarmee npm run dev; hierboven staat waarom.\n`);
  process.exit(code || 1);
}
