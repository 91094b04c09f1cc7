import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../postgres.mjs';
import { spawnReady } from '../spawn-portal.mjs';
import { recordAnswers } from './answers.mjs';
import { load, median } from './load.mjs';

const ROUNDS = 5;
const ROUND_MS = 1500;

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

/**
 * How fast a portal answers what visitors read, beside a bare Koa that sends the same bytes.
 * @param {string} base
 * @param {string} dataDir
 */
export async function compareReads(base, dataDir) {
  const answers = await recordAnswers(base);
  const recorded = path.join(dataDir, 'answers.json');
  writeFileSync(recorded, JSON.stringify(Object.values(answers)));
  const port = await freePort();
  const script = new URL('bare-koa.mjs', import.meta.url).pathname;
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), BENCH_ANSWERS: recorded };
  const stopKoa = await spawnReady(script, env);
  console.log(`Mediaan van ${ROUNDS} rondes van ${ROUND_MS} ms, om en om, 8 verbindingen`);
  try {
    await compare({ portal: base, koa: `http://127.0.0.1:${port}` }, answers);
  } finally {
    await stopKoa();
  }
}
