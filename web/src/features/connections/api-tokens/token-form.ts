import { clockAt } from '../../../lib/dates/amsterdam-time';
import { dateAfter, getMoments } from '../../../lib/dates/moments';
import type { ApiTokenWrite } from '../types';

/** The last second of the last minute of a day. */
const LAST_SECOND = 59_000;

/** Ends to choose at once, in days. */
export const TERMS = { quarter: 90, year: 365 } as const;

/** The end of a token as it is filled in. */
export interface EndForm {
  /** The last day that it works; '' while it is not a date. */
  date: string;
  isEndless: boolean;
}

export interface TokenForm extends EndForm {
  name: string;
  writes: boolean;
  /** Ids. */
  groups: readonly string[];
}

export const proposeEnd = (days: number = TERMS.quarter, now = Date.now()): EndForm => ({
  date: dateAfter(now, days),
  isEndless: false,
});

export const proposeToken = (now = Date.now()): TokenForm => ({
  name: '',
  writes: false,
  groups: [],
  ...proposeEnd(TERMS.quarter, now),
});

/** Which choice an end is; a date of one's own is none of them. */
export function getTerm({ date, isEndless }: EndForm, now = Date.now()): 'quarter' | 'year' | 'never' | null {
  if (isEndless) return 'never';
  if (date === dateAfter(now, TERMS.quarter)) return 'quarter';
  return date === dateAfter(now, TERMS.year) ? 'year' : null;
}

/** What is wrong with an end; null when nothing is. */
export function validateEnd({ date, isEndless }: EndForm, now = Date.now()): string | null {
  if (isEndless) return null;
  if (date === '') return 'Kies een datum, of kies Geen einde.';
  return date < clockAt(now).date ? 'Kies een dag die nog komt.' : null;
}

/** When a token ends: at the end of its last day in the Netherlands. */
export function getExpiry({ date, isEndless }: EndForm): string | null {
  const last = getMoments({ date, time: '23:59' }).at(-1);
  return isEndless || last === undefined ? null : new Date(last + LAST_SECOND).toISOString();
}

export const writeToken = ({ name, writes, groups, ...end }: TokenForm): ApiTokenWrite => ({
  name: name.trim(),
  scopes: writes ? ['read', 'write-assets'] : ['read'],
  groups: [...groups],
  expires_at: getExpiry(end),
});
