import { quantile } from '../load.mjs';
import { reached, withoutGoal } from '../results/rows.mjs';
import { REQUESTS } from './morning.mjs';
import { BEGINNERS, PER_SECOND, WITH_GOAL } from './rates.mjs';

export const GOAL_MS = 100;

/**
 * What was found while people arrived at so many times the rate of a morning: how long requests took, and how much of a processor
 * and of memory the portal had.
 * @typedef {{ factor: number, times: { kind: string, ms: number }[], cpu: number, memory: number }} Found
 */

/** @param {Found} found @param {number} part @param {(kind: string) => boolean} [counts] */
export function getTime({ times, factor }, part, counts = () => true) {
  const sorted = times.filter(({ kind }) => counts(kind)).map((one) => one.ms);
  if (sorted.length === 0) throw new Error(`Nothing was asked at ${factor} times the morning`);
  return quantile(
    sorted.sort((a, b) => a - b),
    part,
  );
}

const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** @param {Found} found */
function rateRow(found) {
  const { factor, cpu, memory } = found;
  const p99 = getTime(found, 0.99);
  const hasGoal = WITH_GOAL.includes(factor);
  const [login, others] = [(kind) => kind === 'login', (kind) => kind !== 'login'];
  return {
    name: `${factor}× the morning, ${Math.round(PER_SECOND * factor * REQUESTS)} requests/s: p99`,
    goal: hasGoal ? `< ${GOAL_MS} ms` : '–',
    measured: ms(p99),
    reached: hasGoal ? reached(p99 < GOAL_MS) : '–',
    notes:
      `p50 ${ms(getTime(found, 0.5))}; p99 of logins ${ms(getTime(found, 0.99, login))}, ` +
      `of the rest ${ms(getTime(found, 0.99, others))}; ` +
      `${Math.round(cpu * 100)}% of a core, ${Math.round(memory / 2 ** 20)} MB`,
  };
}

/**
 * A row for each rate, and what one instance can do.
 * @param {{ perSecond: number, cpu: number }} logins
 * @param {Found[]} all
 */
export function getRows(logins, all) {
  // The highest rate that it kept up with: then what it took of a processor is of what was asked.
  const kept = all.findLast((found) => getTime(found, 0.99) < GOAL_MS) ?? all[0];
  const each = kept.cpu / (PER_SECOND * kept.factor);
  const minutes = (BEGINNERS / logins.perSecond / 60).toFixed(1);
  return [
    ...all.map(rateRow),
    withoutGoal(
      'logins per second, one instance',
      `${logins.perSecond.toFixed(0)}/s`,
      `${ms(logins.cpu * 1000)} of processor time each (argon2id); ${BEGINNERS.toLocaleString('en-GB')} people in ${minutes} minutes`,
    ),
    withoutGoal(
      'what one full core carries',
      `${(1 / each / PER_SECOND).toFixed(1)}× the morning`,
      `${ms(each * 1000)} of processor time per person, measured at ${kept.factor}×`,
    ),
  ];
}
