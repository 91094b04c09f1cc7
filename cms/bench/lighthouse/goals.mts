import { reached, type Row } from '../results/rows.mts';
import { median } from '../times.mts';
import type { Report } from './visit.mts';

/** A goal for public pages: how to read its value from a report, and its maximum or minimum. */
export interface Goal {
  name: string;
  unit: string;
  least?: number;
  most?: number;
  digits: number;
  read: (report: Report) => number;
}

export const GOALS: Goal[] = [
  {
    name: 'score',
    unit: '',
    least: 100,
    digits: 0,
    read: ({ categories }) => categories.performance.score * 100,
  },
  {
    name: 'first paint',
    unit: ' s',
    most: 1,
    digits: 2,
    read: ({ audits }) => audits['first-contentful-paint'].numericValue / 1000,
  },
  {
    name: 'largest paint',
    unit: ' s',
    most: 1,
    digits: 2,
    read: ({ audits }) => audits['largest-contentful-paint'].numericValue / 1000,
  },
  {
    name: 'shift',
    unit: '',
    most: 0.02,
    digits: 3,
    read: ({ audits }) => audits['cumulative-layout-shift'].numericValue,
  },
  {
    name: 'blocking',
    unit: ' ms',
    most: 50,
    digits: 0,
    read: ({ audits }) => audits['total-blocking-time'].numericValue,
  },
];

/** The row of a goal, from the values of all visits. */
export function judge(page: string, goal: Goal, values: number[]): Row {
  const { name, unit, least = -Infinity, most = Infinity, digits } = goal;
  const rounded = values.map((value) => Number(value.toFixed(digits)));
  const found = median(rounded);
  return {
    name: `${page} ${name}`,
    goal: (most === Infinity ? `≥ ${least}` : `≤ ${most}`) + unit,
    measured: `${found}${unit}`,
    reached: reached(found >= least && found <= most),
    notes: `median of ${values.length} visits, ${Math.min(...rounded)} to ${Math.max(...rounded)}`,
  };
}
