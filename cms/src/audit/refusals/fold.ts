import type { AuditSnapshot } from '../details';

const MAX_VALUES = 20;

/** Refusals folded into one: how many, from when to when, and the values of each detail. */
export interface FoldedRefusals {
  count: number;
  first: string;
  last: string;
  values: Record<string, Tally[]>;
}

interface Tally {
  value: unknown;
  count: number;
}

const text = (value: unknown): string | undefined => JSON.stringify(value);

/** Counts a value; beyond twenty distinct values only the total grows. */
function tally(before: readonly Tally[], value: unknown): Tally[] {
  const isKnown = before.some((each) => text(each.value) === text(value));
  if (!isKnown) return before.length < MAX_VALUES ? [...before, { value, count: 1 }] : [...before];
  return before.map((each) => (text(each.value) === text(value) ? { ...each, count: each.count + 1 } : each));
}

export function foldRefusal(
  before: FoldedRefusals | null,
  details: AuditSnapshot,
  at: string,
): FoldedRefusals {
  const values = Object.entries(details).map(([name, value]) => [
    name,
    tally(before?.values[name] ?? [], value),
  ]);
  return {
    count: (before?.count ?? 0) + 1,
    first: before?.first ?? at,
    last: at,
    values: { ...before?.values, ...Object.fromEntries(values) },
  };
}

/** The details of the summary entry: a value that was always the same, or how often each value occurred. */
export function getSummary({ count, first, last, values }: FoldedRefusals): AuditSnapshot {
  const details = Object.entries(values).map(([name, tallies]) => {
    const [only] = tallies;
    return [name, tallies.length === 1 && only?.count === count ? only.value : tallies];
  });
  return { ...Object.fromEntries(details), count, first, last };
}
