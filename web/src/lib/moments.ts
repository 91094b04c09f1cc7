import { clockTimeOf, dateAfter } from './amsterdam-time';

/** As the server writes it, or as the browser counts. */
type Moment = string | number | Date;

const MONTHS = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni'],
  ...['juli', 'augustus', 'september', 'oktober', 'november', 'december'],
];
const WEEKDAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

const clockAt = (moment: Moment) => clockTimeOf(new Date(moment).getTime());

function dayOfYear(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]}`;
}

const yearOf = (date: string): string => date.slice(0, 4);

/** The time on the clock: '09:05'. */
export const clockTime = (moment: Moment): string => clockAt(moment).time;

/** A day: '21 november 2026'. */
export function fullDay(moment: Moment): string {
  const { date } = clockAt(moment);
  return `${dayOfYear(date)} ${yearOf(date)}`;
}

/** A moment in full: '21 november 2026 om 09:05'. */
export const fullMoment = (moment: Moment): string => `${fullDay(moment)} om ${clockTime(moment)}`;

/** A moment to agree on: 'zaterdag 21 november 2026 om 09:05'. */
export const agreedMoment = (moment: Moment): string =>
  `${WEEKDAYS[new Date(clockAt(moment).date).getUTCDay()]} ${fullMoment(moment)}`;

/** A moment in short: '1 december 09:00', with the year when it is another one. */
export function shortMoment(moment: Moment, now = Date.now()): string {
  const { date, time } = clockAt(moment);
  const isThisYear = yearOf(date) === yearOf(clockTimeOf(now).date);
  return `${isThisYear ? dayOfYear(date) : fullDay(moment)} ${time}`;
}

/** A moment that has been, as one speaks of it: 'vandaag 14:03', 'gisteren 09:00' or '1 december 09:00'. */
export function pastMoment(moment: Moment, now = Date.now()): string {
  const { date, time } = clockAt(moment);
  if (date === dateAfter(now, 0)) return `vandaag ${time}`;
  return date === dateAfter(now, -1) ? `gisteren ${time}` : shortMoment(moment, now);
}
