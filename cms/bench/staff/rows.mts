import { reached, type Row, withoutGoal } from '../results/rows.mts';
import { quantile, sort } from '../times.mts';
import { REQUESTS } from './morning.mts';
import { BEGINNERS, PER_SECOND, WITH_GOAL } from './people.mts';

export const GOAL_MS = 100;

/**
 * The results at a multiple of the rate of a morning: the durations of requests, and the processor time and memory of the
 * portal.
 */
export interface Found {
  factor: number;
  times: { kind: string; ms: number }[];
  cpu: number;
  memory: number;
}

/** A quantile of the durations of all requests, or of some kinds. */
export function getTime(
  { times, factor }: Found,
  part: number,
  counts: (kind: string) => boolean = () => true,
): number {
  const counted = times.filter(({ kind }) => counts(kind));
  if (counted.length === 0) throw new Error(`Nothing was asked at ${factor} times the morning`);
  return quantile(sort(counted.map((one) => one.ms)), part);
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function rateRow(found: Found): Row {
  const { factor, cpu, memory } = found;
  const p99 = getTime(found, 0.99);
  const hasGoal = WITH_GOAL.includes(factor);
  const p99Of = (isLogin: boolean) => ms(getTime(found, 0.99, (kind) => (kind === 'login') === isLogin));
  return {
    name: `${factor}× the morning, ${Math.round(PER_SECOND * factor * REQUESTS)} requests/s: p99`,
    goal: hasGoal ? `< ${GOAL_MS} ms` : '–',
    measured: ms(p99),
    reached: hasGoal ? reached(p99 < GOAL_MS) : '–',
    notes:
      `p50 ${ms(getTime(found, 0.5))}; p99 of logins ${p99Of(true)}, of the rest ${p99Of(false)}; ` +
      `${Math.round(cpu * 100)}% of a core, ${Math.round(memory / 2 ** 20)} MB`,
  };
}

/** A row per rate, and the capacity of one instance. */
export function getRows(logins: { perSecond: number; cpu: number }, all: Found[]): Row[] {
  // At the highest rate that it kept up with, processor time per request is accurate.
  const kept = all.findLast((found) => getTime(found, 0.99) < GOAL_MS) ?? all[0];
  if (!kept) throw new Error('Nobody came');
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
