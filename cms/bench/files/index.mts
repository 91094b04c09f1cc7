import { readdirSync } from 'node:fs';
import path from 'node:path';
import { call, logIn } from '../call.mts';
import { compareSpeeds } from '../race.mts';
import { below, type Row, withoutGoal } from '../results/rows.mts';
import { startKoa, startPortal, withServers } from '../servers.mts';
import { compareByProxy } from './by-proxy.mts';
import { downloads, type Target } from './download.mts';
import { FILM_BYTES, sendFilm } from './film.mts';
import { measureMemory } from './memory.mts';
import { startNginx } from './nginx.mts';
import { measureStorm } from './storm.mts';

const READERS = 20;
const GOAL_MB = 150;
const SIZE = `${FILM_BYTES / 1024 / 1024} MB`;
const GOAL_RATIO = 0.8;
/** The number of concurrent downloads, and of rounds: a single one is too short to measure. */
const RACES = [
  { what: 'one download', atOnce: 1, rounds: 21 },
  { what: '8 downloads at once', atOnce: 8, rounds: 7 },
];
const ZIP_RACES = [
  { what: 'one zip', atOnce: 1, rounds: 21 },
  { what: '8 zips at once', atOnce: 8, rounds: 7 },
];
const METRICS_TOKEN = 'token-of-the-bench';

/** The memory that a portal uses to send or receive the film several times. */
async function memoryRow(
  what: string,
  times: number,
  pid: number,
  work: () => Promise<unknown>,
): Promise<Row> {
  const began = performance.now();
  const extra = await measureMemory(pid, work);
  const ms = performance.now() - began;
  const name = `${what}: extra memory`;
  const notes = `${(ms / 1000).toFixed(1)} s, ${Math.round((times * FILM_BYTES) / 1e3 / ms)} MB/s`;
  return extra === null
    ? withoutGoal(name, '–', `${notes}; memory can be measured on Linux only`)
    : below(name, GOAL_MB, 'MB', extra, notes);
}

/** A zip of assets on the portal. */
async function makeZip(base: string, headers: Record<string, string>, assets: string[]): Promise<Target> {
  const items = assets.map((asset) => ({ asset }));
  const { data } = await call<{ data: { url: string; size: number } }>(
    'POST',
    `${base}/api/v1/downloads`,
    { items },
    headers,
  );
  return { base, path: data.url, bytes: data.size };
}

/** Films in the zip whose memory is measured: 2 GB together. */
const FILMS = 4;

/**
 * Measures the upload of a film of 500 MB, twenty concurrent downloads of it, and their speed compared with bare Koa and
 * nginx; and how often a rendition is drawn when many request it at once.
 */
const compareHere = (): Promise<Row[]> =>
  withServers(async (take, { dataDir, ...scratch }) => {
    const { base, pid } = await take(startPortal({ ...scratch, dataDir }, { METRICS_TOKEN }));
    const headers = await logIn(base);

    let id = '';
    const uploaded = await memoryRow(
      `${SIZE} uploaded`,
      1,
      pid,
      async () => (id = await sendFilm(base, headers)),
    );
    const portal = { base, path: `/api/v1/assets/${id}/download`, headers, bytes: FILM_BYTES };
    const downloaded = await memoryRow(`${READERS} downloads of ${SIZE} at once`, READERS, pid, () =>
      downloads(portal, READERS),
    );

    const zip = await makeZip(base, headers, [id]);
    const films = [id];
    while (films.length < FILMS) films.push(await sendFilm(base, headers));
    const large = await makeZip(base, headers, films);
    const zipped = await memoryRow(
      `${READERS} zips of ${FILMS} times ${SIZE} at once`,
      READERS * FILMS,
      pid,
      () => downloads(large, READERS),
    );

    const folder = path.join(dataDir, 'uploads');
    const [name = ''] = readdirSync(folder);
    const film = { 'Content-Type': 'video/mp4', 'Content-Length': String(FILM_BYTES) };
    const answer = { path: '/', headers: film, file: path.join(folder, name) };
    const koa = await take(startKoa([answer], dataDir));
    const nginx = await take(startNginx(folder, dataDir));
    const targets = [
      { name: 'bare Koa', base: koa.base, path: '/', bytes: FILM_BYTES },
      ...(nginx ? [{ name: 'nginx', base: nginx.base, path: `/${name}`, bytes: FILM_BYTES }] : []),
    ];
    const speeds: Row[] = [];
    for (const { what, atOnce, rounds } of RACES) {
      const run = (target: Target) => () => downloads(target, atOnce);
      const rivals = targets.map((target) => ({ name: target.name, goal: GOAL_RATIO, run: run(target) }));
      speeds.push(...(await compareSpeeds(what, { run: run(portal), rivals, rounds, unit: ' MB/s' })));
      if (!nginx) speeds.push(withoutGoal(`${what}, beside nginx`, '–', 'not on this machine'));
    }
    for (const { what, atOnce, rounds } of ZIP_RACES) {
      const [koaFilm] = targets;
      if (!koaFilm) break;
      const rival = { name: koaFilm.name, goal: GOAL_RATIO, run: () => downloads(koaFilm, atOnce) };
      const race = { run: () => downloads(zip, atOnce), rivals: [rival], rounds, unit: ' MB/s' };
      speeds.push(...(await compareSpeeds(what, race)));
    }
    return [uploaded, downloaded, zipped, ...speeds, await measureStorm(base, headers, METRICS_TOKEN)];
  });

/** All that is measured of files: also what nginx sends for a portal. */
export const compareFiles = async (): Promise<Row[]> => [
  ...(await compareHere()),
  ...(await compareByProxy(RACES, GOAL_RATIO)),
];
