import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tellAnnouncements } from './announcements.mjs';
import { claimDataDir, portalHere } from './data-dir.mjs';
import { compiled, readDotEnv } from './environment.mjs';
import { unstamp } from './hash.mjs';
import { cms, root, web } from './paths.mjs';
import { startPortal } from './portal.mjs';
import { checkPort } from './port.mjs';
import { startPostgres } from './postgres.mjs';
import { prepareApplicationRole } from './postgres-roles.mjs';
import { stopOnSignal } from './signals.mjs';

const POLL_MS = 250;

/** @param {string} folder @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} env */
function runTool(folder, file, args, env) {
  const program = path.join(folder, 'node_modules', file);
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { child, exited: once(child, 'exit') };
}

/** A normal start: it creates the first accounts, shows their passwords and fills an empty database. */
async function firstStart(address, dataDir) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const portal = await startPortal(address);
  tellAnnouncements(dataDir);
  await portal.stop(0);
  process.env.NODE_ENV = NODE_ENV;
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

/** Runs the database, Strapi and Vite together, until a signal or until one of them ends. */
export async function develop() {
  readDotEnv(root);
  process.env.STRAPI_TELEMETRY_DISABLED = 'true';
  const env = compiled('config/env').loadEnv(process.env);
  const address = { host: env.host, port: env.port };
  await claimDataDir(env.dataDir, portalHere(env.dataDir, env.publicUrl));
  await checkPort(address);

  const database = env.embeddedDatabase ? await startPostgres({ dataDir: env.dataDir }) : undefined;
  if (database) process.env.EMBEDDED_DATABASE_URL = await prepareApplicationRole(database.url);
  await firstStart(address, env.dataDir);

  // From here on Strapi compiles into the same folder, so the next normal start must build again.
  unstamp('server');
  const local = `http://${env.host}:${env.port}`;
  const tools = [
    runTool(
      cms,
      '@strapi/strapi/bin/strapi.js',
      ['develop', '--no-watch-admin', '--no-build-admin', '--no-install-deps'],
      {
        NODE_ENV: 'development',
        BROWSER: 'none',
      },
    ),
    runTool(web, 'vite/bin/vite.js', ['--clearScreen', 'false'], { PORTAL_URL: local }),
  ];
  const stop = async () => {
    for (const { child } of tools) child.kill('SIGTERM');
    await Promise.all(tools.map(({ exited }) => exited));
    await database?.stop();
  };
  stopOnSignal(stop);
  await Promise.race([untilHealthy(local), ...tools.map(({ exited }) => exited)]);
  console.log(`\nPortal: de adressen die Vite hierboven noemt\nStrapi: ${env.publicUrl}/beheer`);
  await Promise.race(tools.map(({ exited }) => exited));
  await stop();
  process.exit(1);
}
