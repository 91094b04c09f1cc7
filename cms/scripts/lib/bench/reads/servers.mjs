import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../postgres.mjs';
import { scratchEnvironment } from '../../scratch.mjs';
import { spawnPortal, spawnReady } from '../../spawn-portal.mjs';
import { makeStockApp } from '../stock/app.mjs';

const scriptAt = (file) => new URL(file, import.meta.url).pathname;

/**
 * A server that is measured.
 * @typedef {{ base: string, stop: (() => Promise<void>) & { pid: number } }} Server
 */

/**
 * A portal on scratch data.
 * @param {{ dataDir: string, databaseUrl: string }} scratch
 * @param {{ email: string, password: string }} admin
 * @param {Record<string, string>} [more] variables besides
 * @returns {Promise<Server>}
 */
export async function startPortal(scratch, admin, more = {}) {
  const port = await freePort();
  const own = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...more };
  const stop = await spawnPortal({ ...scratchEnvironment({ ...scratch, port, demo: false }), ...own });
  return { base: `http://127.0.0.1:${port}`, stop };
}

/**
 * A plain Strapi application with the same content.
 * @param {{ dataDir: string, databaseUrl: string }} scratch
 * @returns {Promise<Server & { made: { pages: string[], populate: object, token: string } }>}
 */
export async function startStock(scratch) {
  const dir = path.join(scratch.dataDir, 'stock');
  makeStockApp(dir);
  const port = await freePort();
  const env = { ...scratchEnvironment({ ...scratch, port, demo: false }), STOCK_DIR: dir };
  const stop = await spawnReady(scriptAt('../stock/process.mjs'), env);
  const made = JSON.parse(readFileSync(path.join(dir, 'made.json'), 'utf8'));
  return { base: `http://127.0.0.1:${port}`, stop, made };
}

/** Headers that Node.js itself writes, for either server. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

async function record(base, { path: at, headers = {} }) {
  const response = await fetch(base + at, { headers: { ...headers, 'Accept-Encoding': 'identity' } });
  if (!response.ok) throw new Error(`${at} answered ${response.status}`);
  const sent = Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)));
  return { path: at, etag: response.headers.get('etag'), headers: sent, body: await response.text() };
}

/**
 * Koa without anything else, which sends the very bytes and headers that the portal sends.
 * @param {string} portal
 * @param {{ path: string, headers?: Record<string, string> }[]} reads
 * @param {string} dataDir
 * @returns {Promise<Server & { answers: Map<string, { etag: string, body: string }> }>}
 */
export async function startKoa(portal, reads, dataDir) {
  const recorded = [];
  for (const read of reads) recorded.push(await record(portal, read));
  const file = path.join(dataDir, 'answers.json');
  writeFileSync(file, JSON.stringify(recorded));
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), BENCH_ANSWERS: file };
  const stop = await spawnReady(scriptAt('bare-koa.mjs'), env);
  const answers = new Map(recorded.map((answer) => [answer.path, answer]));
  return { base: `http://127.0.0.1:${port}`, stop, answers };
}
