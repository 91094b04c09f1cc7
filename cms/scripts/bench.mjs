/**
 * `npm run bench`: how fast visitors read, beside a bare Koa that sends the same bytes on the same machine; and whether
 * the time of an answer tells which addresses have an account.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { runMain } from './lib/stop-error.mjs';

const ROUNDS = 5;
const ROUND_MS = 1500;
const ADMIN = { email: 'beheerder@example.org', password: 'een-lang-wachtwoord-1' };

/** @param {Record<string, { path: string, etag: string }>} answers */
const targetsOf = ({ tree, page }) => [
  { name: 'Boom', path: tree.path, headers: {}, status: 200 },
  { name: 'Pagina', path: page.path, headers: {}, status: 200 },
  {
    name: 'Pagina, ongewijzigd (304)',
    path: page.path,
    headers: { 'If-None-Match': page.etag },
    status: 304,
  },
];

/** Servers take turns in every round: what else the machine does hits both alike. */
async function race(servers, target) {
  const { load, median } = await import('./lib/bench/load.mjs');
  const rounds = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (const [, url] of Object.entries(servers)) await load(url, target, ROUND_MS / 3);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(servers)) rounds[name].push(await load(url, target, ROUND_MS));
  }
  return Object.fromEntries(
    Object.entries(rounds).map(([name, all]) => [
      name,
      Object.fromEntries(['perSecond', 'p50', 'p95'].map((key) => [key, median(all.map((one) => one[key]))])),
    ]),
  );
}

async function compare(servers, answers) {
  const rows = {};
  for (const target of targetsOf(answers)) {
    const { portal, koa } = await race(servers, target);
    rows[target.name] = {
      'portal/s': Math.round(portal.perSecond),
      'koa/s': Math.round(koa.perSecond),
      'portal : koa': (portal.perSecond / koa.perSecond).toFixed(2),
      'portal p50 ms': portal.p50.toFixed(2),
      'portal p95 ms': portal.p95.toFixed(2),
      'koa p95 ms': koa.p95.toFixed(2),
    };
  }
  console.table(rows);
}

await runMain(async () => {
  await install();
  await build(['server', 'web']);
  const { compareAddresses } = await import('./lib/bench/addresses.mjs');
  const { recordAnswers } = await import('./lib/bench/answers.mjs');
  const { freePort } = await import('./lib/postgres.mjs');
  const { scratchEnvironment, withScratch } = await import('./lib/scratch.mjs');
  const { spawnPortal, spawnReady } = await import('./lib/spawn-portal.mjs');
  await withScratch(async (scratch) => {
    const [port, koaPort] = [await freePort(), await freePort()];
    const servers = { portal: `http://127.0.0.1:${port}`, koa: `http://127.0.0.1:${koaPort}` };
    const stopPortal = await spawnPortal({
      ...scratchEnvironment({ ...scratch, port, demo: true }),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    const answers = await recordAnswers(servers.portal);
    const recorded = path.join(scratch.dataDir, 'answers.json');
    writeFileSync(recorded, JSON.stringify(Object.values(answers)));
    const script = new URL('lib/bench/bare-koa.mjs', import.meta.url).pathname;
    const env = { ...process.env, NODE_ENV: 'production', PORT: String(koaPort), BENCH_ANSWERS: recorded };
    const stopKoa = await spawnReady(script, env);
    console.log(`Mediaan van ${ROUNDS} rondes van ${ROUND_MS} ms, om en om, 8 verbindingen`);
    try {
      await compare(servers, answers);
      console.log('Mediaan van 60 keer, om en om, met en zonder account');
      await compareAddresses(servers.portal, ADMIN);
    } finally {
      await stopKoa();
      await stopPortal();
    }
  });
});
