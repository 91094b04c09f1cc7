import {
  clockAt,
  getClockTime,
  dayOfYear,
  fullDay,
  SUMMER,
  WINTER,
  getYear,
  type ClockTime,
  type Moment,
} from './amsterdam-time';

const WEEKDAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

/** The time of day: '09:05'. */
export const clockTime = (moment: Moment): string => clockAt(moment).time;

/** Date and time in full: '21 november 2026 om 09:05'. */
export const fullMoment = (moment: Moment): string => `${fullDay(moment)} om ${clockTime(moment)}`;

/** A date with the weekday: 'zaterdag 21 november 2026'. */
export const agreedDay = (moment: Moment): string =>
  `${WEEKDAYS[new Date(clockAt(moment).date).getUTCDay()]} ${fullDay(moment)}`;

/** Date and time with the weekday: 'zaterdag 21 november 2026 om 09:05'. */
export const agreedMoment = (moment: Moment): string => `${agreedDay(moment)} om ${clockTime(moment)}`;

/** Short date and time: '1 december 09:00', with the year when it is not the current one. */
export function shortMoment(moment: Moment, now = Date.now()): string {
  const { date, time } = clockAt(moment);
  const isThisYear = getYear(date) === getYear(getClockTime(now).date);
  return `${isThisYear ? dayOfYear(date) : fullDay(moment)} ${time}`;
}

/** A past moment, relative where possible: 'vandaag 14:03', 'gisteren 09:00' or '1 december 09:00'. */
export function pastMoment(moment: Moment, now = Date.now()): string {
  const { date, time } = clockAt(moment);
  if (date === dateAfter(now, 0)) return `vandaag ${time}`;
  return date === dateAfter(now, -1) ? `gisteren ${time}` : shortMoment(moment, now);
}

/**
 * The moments that match a local time in the Netherlands, earliest first. None in the hour skipped in spring or for an
 * invalid date; two in the hour that repeats in autumn.
 */
export function getMoments({ date, time }: ClockTime): number[] {
  const wall = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wall)) return [];
  return [wall - SUMMER, wall - WINTER].filter((moment) => {
    const said = getClockTime(moment);
    return said.date === date && said.time === time;
  });
}

/** The date a number of days after a moment. */
export function dateAfter(moment: number, days: number): string {
  const noon = new Date(`${getClockTime(moment).date}T12:00Z`);
  return getClockTime(noon.setUTCDate(noon.getUTCDate() + days)).date;
}

export const isAhead = (moment: string | null | undefined): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > Date.now();
