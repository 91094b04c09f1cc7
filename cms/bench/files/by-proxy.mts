import { readdirSync } from 'node:fs';
import path from 'node:path';
import { logIn } from '../call.mts';
import { compareSpeeds } from '../race.mts';
import { type Row, withoutGoal } from '../results/rows.mts';
import { startPortal, withServers } from '../servers.mts';
import { downloads } from './download.mts';
import { FILM_BYTES, sendFilm } from './film.mts';
import { startNginx } from './nginx.mts';

const BY_PROXY = '/_uploads/';

/** A race: what it is called, how many downloads at once, and how many rounds. */
export interface Race {
  what: string;
  atOnce: number;
  rounds: number;
}

/** Compares downloads that nginx sends for a portal of its own with those that it sends for itself. */
export const compareByProxy = (races: readonly Race[], goal: number): Promise<Row[]> =>
  withServers(async (take, { dataDir, ...scratch }) => {
    const { base } = await take(startPortal({ ...scratch, dataDir }, { DOWNLOADS_BY_PROXY: BY_PROXY }));
    const folder = path.join(dataDir, 'uploads');
    const nginx = await take(startNginx(folder, dataDir, { base, byProxy: BY_PROXY }));
    const names = races.map((race) => ({ ...race, what: `${race.what} that nginx sends for the portal` }));
    if (!nginx)
      return names.map(({ what }) => withoutGoal(`${what}, beside nginx`, '–', 'not on this machine'));
    const headers = await logIn(base);
    const id = await sendFilm(base, headers);
    const [name = ''] = readdirSync(folder);
    const ours = { base: nginx.base, path: `/api/v1/assets/${id}/download`, headers, bytes: FILM_BYTES };
    const bare = { base: nginx.base, path: `/${name}`, bytes: FILM_BYTES };
    const rows: Row[] = [];
    for (const { what, atOnce, rounds } of names) {
      const rivals = [{ name: 'nginx', goal, run: () => downloads(bare, atOnce) }];
      const run = () => downloads(ours, atOnce);
      rows.push(...(await compareSpeeds(what, { run, rivals, rounds, unit: ' MB/s' })));
    }
    return rows;
  });
