import { median } from '../times.mts';

/** A result as text; without a goal, `goal` and `reached` are "–". */
export interface Row {
  name: string;
  goal: string;
  measured: string;
  reached: 'yes' | 'no' | '–';
  notes: string;
}

/** The latest results of each part, with when and on what machine it was measured. */
export type Results = Record<string, { at: string; machine: string; rows: Row[] }>;

/** The columns of a table of results. */
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

/** A value with a maximum. */
export const below = (name: string, goal: number, unit: string, found: number, notes: string): Row => ({
  name,
  goal: `< ${goal} ${unit}`,
  measured: `${show(found)} ${unit}`,
  reached: reached(found < goal),
  notes,
});

/** Durations in milliseconds, with a maximum for their median. */
export const timesBelow = (name: string, goal: number, times: number[]): Row =>
  below(name, goal, 'ms', median(times), `median of ${times.length}, highest ${show(Math.max(...times))} ms`);

/** A ratio with a minimum or a maximum. */
export const ratio = (name: string, sign: '≥' | '≤', goal: number, found: number, notes: string): Row => ({
  name,
  goal: `${sign} ${goal}×`,
  measured: `${found.toFixed(found < 10 ? 2 : 0)}×`,
  reached: reached(sign === '≥' ? found >= goal : found <= goal),
  notes,
});
