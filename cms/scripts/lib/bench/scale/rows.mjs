import { median } from '../load.mjs';
import { reached } from '../results/rows.mjs';

const shown = (number) => number.toFixed(number < 100 ? 1 : 0);

/**
 * A row of the table of goals: something has to stay under a number.
 * @param {string} name
 * @param {{ goal: number, unit: string, found: number }} measured
 * @param {string} notes
 */
export const row = (name, { goal, unit, found }, notes) => ({
  name,
  goal: `< ${goal} ${unit}`,
  measured: `${shown(found)} ${unit}`,
  reached: reached(found < goal),
  notes,
});

/**
 * The row of several times in milliseconds, of which the median counts.
 * @param {string} name
 * @param {number} goal
 * @param {number[]} times
 */
export const rowOfTimes = (name, goal, times) =>
  row(
    name,
    { goal, unit: 'ms', found: median(times) },
    `median of ${times.length}, highest ${shown(Math.max(...times))} ms`,
  );

/** Who reads: a visitor without a login, a user of two groups, and an admin. */
export const getReaders = ({ staffToken, adminToken }) => [
  { name: 'visitor', headers: {} },
  { name: 'staff with groups', headers: { Authorization: `Bearer ${staffToken}` } },
  { name: 'admin', headers: { Authorization: `Bearer ${adminToken}` } },
];
