import { clockAt, fullDay } from '../../../lib/dates/amsterdam-time';
import { clockTime, dateAfter, pastMoment } from '../../../lib/dates/moments';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 86_400_000;

/** From here on, an end is announced. */
const SOON_DAYS = 14;

/** How long ago, to the minute: 'zojuist', '4 minuten geleden', '2 uur geleden', 'gisteren 16:12', '1 december 09:00'. */
export function describeUse(moment: string | null, now = Date.now()): string {
  if (moment === null) return 'nog niet gebruikt';
  const minutes = Math.floor((now - Date.parse(moment)) / MINUTE);
  if (minutes < 1) return 'zojuist';
  if (minutes < HOUR) return minutes === 1 ? '1 minuut geleden' : `${minutes} minuten geleden`;
  const isToday = clockAt(moment).date === dateAfter(now, 0);
  return isToday ? `${Math.floor(minutes / HOUR)} uur geleden` : pastMoment(moment, now);
}

/** Nights from now until a moment. */
const getNights = (moment: string, now: number): number =>
  (Date.parse(clockAt(moment).date) - Date.parse(dateAfter(now, 0))) / DAY;

/** 'vandaag', 'morgen' or 'over 4 dagen'. */
export function describeWait(moment: string, now = Date.now()): string {
  const nights = getNights(moment, now);
  if (nights <= 0) return 'vandaag';
  return nights === 1 ? 'morgen' : `over ${nights} dagen`;
}

/** A moment that comes: 'om 15:05', 'morgen om 03:05' or 'op 30 november 2026 om 03:05'. */
export function comingMoment(moment: string, now = Date.now()): string {
  const nights = getNights(moment, now);
  if (nights <= 0) return `om ${clockTime(moment)}`;
  return `${nights === 1 ? 'morgen' : `op ${fullDay(moment)}`} om ${clockTime(moment)}`;
}

/** The end of a token in words. */
interface End {
  words: string;
  /** `soon` asks for attention, `over` has passed. */
  state: 'fine' | 'soon' | 'over';
}

/** When a token ends; within two weeks in days. */
export function describeEnd(moment: string | null, now = Date.now()): End {
  if (moment === null) return { words: 'geen einde', state: 'fine' };
  if (Date.parse(moment) <= now) return { words: `verlopen op ${fullDay(moment)}`, state: 'over' };
  const isSoon = getNights(moment, now) < SOON_DAYS;
  return isSoon
    ? { words: describeWait(moment, now), state: 'soon' }
    : { words: fullDay(moment), state: 'fine' };
}
