import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withScratch } from '../../scratch.mjs';
import { startPortal } from '../reads/servers.mjs';
import { downloads } from './download.mjs';
import { FILM_BYTES, sendFilm } from './film.mjs';
import { startKoa } from './koa.mjs';
import { extraMemory } from './memory.mjs';
import { startNginx } from './nginx.mjs';
import { compareSpeeds } from './race.mjs';
import { measureStorm } from './storm.mjs';

const READERS = 20;
const GOAL_MB = 150;
const SIZE = `${FILM_BYTES / 1024 / 1024} MB`;
const METRICS_TOKEN = 'token-of-the-bench';

/** Does some work, and measures how much memory and how many seconds it took. */
async function watched(pid, work) {
  const began = performance.now();
  const extra = await extraMemory(pid, work);
  return { extra, seconds: (performance.now() - began) / 1000 };
}

function memoryRow(what, times, { extra, seconds }) {
  const speed = Math.round((times * FILM_BYTES) / 1e6 / seconds);
  return {
    name: `${what}: extra memory`,
    goal: `< ${GOAL_MB} MB`,
    measured: extra === null ? '–' : `${extra} MB`,
    reached: extra === null ? '–' : extra < GOAL_MB ? 'yes' : 'no',
    notes: `${seconds.toFixed(1)} s, ${speed} MB/s${extra === null ? '; memory can be measured on Linux only' : ''}`,
  };
}

async function loggedIn(base, admin) {
  const answer = await fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { access_token: token } = await answer.json();
  return { Authorization: `Bearer ${token}` };
}

async function measure({ scratch, admin, started }) {
  const { base, stop } = await started(startPortal(scratch, admin, { METRICS_TOKEN }));
  const headers = await loggedIn(base, admin);

  let id = '';
  const sent = await watched(stop.pid, async () => (id = await sendFilm(base, headers)));
  const portal = { base, path: `/api/v1/assets/${id}/download`, headers, bytes: FILM_BYTES };
  const read = await watched(stop.pid, () => downloads(portal, READERS));

  const folder = path.join(scratch.dataDir, 'uploads');
  const [name] = readdirSync(folder);
  const koa = await started(startKoa(path.join(folder, name)));
  const nginx = await started(startNginx(folder, scratch.dataDir));
  const speeds = await compareSpeeds({
    portal,
    koa: { base: koa.base, path: '/', bytes: FILM_BYTES },
    ...(nginx && { nginx: { base: nginx.base, path: `/${name}`, bytes: FILM_BYTES } }),
  });
  return [
    memoryRow(`${SIZE} uploaded`, 1, sent),
    memoryRow(`${READERS} downloads of ${SIZE} at once`, READERS, read),
    ...speeds,
    await measureStorm(base, headers, METRICS_TOKEN),
  ];
}

/**
 * What a film of 500 MB takes: to come in, to go out to twenty at once, and how fast it goes out beside a bare Koa and an
 * nginx that send the same file; and how often a rendition is drawn that many ask for.
 * @param {{ email: string, password: string }} admin
 */
export const compareFiles = (admin) =>
  withScratch(async (scratch) => {
    const stops = [];
    const started = async (starting) => {
      const server = await starting;
      if (server) stops.push(server.stop);
      return server;
    };
    try {
      return await measure({ scratch, admin, started });
    } finally {
      for (const stop of stops) await stop();
    }
  });
