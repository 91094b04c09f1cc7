import { median } from '../times.mts';

/** One thing that was measured, as people read it. What has no goal has "–" for it and for whether it holds. */
export interface Row {
  name: string;
  goal: string;
  measured: string;
  reached: 'yes' | 'no' | '–';
  notes: string;
}

/** What all parts of the bench found by their names, when and on what machine; each as it was measured last. */
export type Results = Record<string, { at: string; machine: string; rows: Row[] }>;

/** The columns of a table of rows, and what stands above each. */
export const COLUMNS = ['name', 'goal', 'measured', 'reached', 'notes'] as const;
export const HEADINGS = ['what', ...COLUMNS.slice(1)];

export const reached = (holds: boolean): 'yes' | 'no' => (holds ? 'yes' : 'no');

export const withoutGoal = (name: string, measured: string, notes: string): Row => ({
  name,
  measured,
  notes,
  goal: '–',
  reached: '–',
});

const show = (value: number) => value.toFixed(value < 100 ? 1 : 0);

/** What has to stay under a number. */
export const below = (name: string, goal: number, unit: string, found: number, notes: string): Row => ({
  name,
  goal: `< ${goal} ${unit}`,
  measured: `${show(found)} ${unit}`,
  reached: reached(found < goal),
  notes,
});

/** Times in milliseconds, of which the median has to stay under a number. */
export const timesBelow = (name: string, goal: number, times: number[]): Row =>
  below(name, goal, 'ms', median(times), `median of ${times.length}, highest ${show(Math.max(...times))} ms`);

/** What has to be at least or at most so many times something else. */
export const ratio = (name: string, sign: '≥' | '≤', goal: number, found: number, notes: string): Row => ({
  name,
  goal: `${sign} ${goal}×`,
  measured: `${found.toFixed(found < 10 ? 2 : 0)}×`,
  reached: reached(sign === '≥' ? found >= goal : found <= goal),
  notes,
});
