import { fillPortal } from '../fill-portal.mts';
import { below, type Row } from '../results/rows.mts';
import { startWatched, withServers } from '../servers.mts';
import { copyPages } from './copy-pages.mts';
import { measureFirstAnswers } from './first-answers.mts';
import { measureMemory } from './memory.mts';

/** Of 200 pages, for a total of 10,000. */
const COPIES = 49;
const START_S = 30;

/** Compares a portal of 10,000 pages with an empty one. */
export const compareScale = (): Promise<Row[]> =>
  withServers(async (take, scratch) => {
    const first = await take(startWatched(scratch));
    const empty = await first.ask('memory');
    const filled = await fillPortal(first.base);
    await first.stop();
    await copyPages(scratch.databaseUrl, COPIES);
    const portal = await take(startWatched(scratch));
    const { blockedMs } = await portal.ask('watched');
    return [
      below(
        'start with 10,000 pages',
        START_S,
        's',
        portal.startMs / 1000,
        `until the first reader has an answer; longest standstill ${blockedMs.toFixed(0)} ms, before the first reader`,
      ),
      ...(await measureFirstAnswers(portal, filled)),
      ...(await measureMemory(portal, filled, empty)),
    ];
  });
