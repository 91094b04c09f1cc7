import { withScratch } from '../../scratch.mjs';
import { fillPortal } from '../reads/fill-portal.mjs';
import { copyPages } from './copy-pages.mjs';
import { measureMemory } from './memory.mjs';
import { measureFirstAnswers } from './first-answers.mjs';
import { row } from './rows.mjs';
import { startWatched } from './start.mjs';

/** Of 200 pages, which makes 10,000. */
const COPIES = 49;
const START_S = 30;

/**
 * The rows of a portal of many pages that was just started.
 * @param {import('./start.mjs').Watched} portal
 * @param {Awaited<ReturnType<typeof fillPortal>>} filled
 * @param {{ rss: number, kept: number }} empty what an empty portal takes
 */
export async function measureScale(portal, filled, empty) {
  const standstill = await portal.ask('blocked');
  return [
    row(
      'start with 10,000 pages',
      { goal: START_S, unit: 's', found: portal.startMs / 1000 },
      `until the first reader has an answer; longest standstill ${standstill.toFixed(0)} ms, before the first reader`,
    ),
    ...(await measureFirstAnswers(portal, filled)),
    ...(await measureMemory(portal, filled, empty)),
  ];
}

/**
 * How a portal of 10,000 pages does, beside an empty one.
 * @param {{ email: string, password: string }} admin
 */
export const compareScale = (admin) =>
  withScratch(async (scratch) => {
    const first = await startWatched(scratch, admin);
    const empty = await first.ask('memory');
    const filled = await fillPortal(first.base, admin);
    await first.stop();
    await copyPages(scratch.databaseUrl, COPIES);
    const full = await startWatched(scratch, admin);
    try {
      return await measureScale(full, filled, empty);
    } finally {
      await full.stop();
    }
  });
