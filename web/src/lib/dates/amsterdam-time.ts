/** As the server writes it, or as the browser counts. */
export type Moment = string | number | Date;

/** A day and a time as they stand on a clock in the Netherlands: '2026-03-29' and '09:30'. */
export interface ClockTime {
  date: string;
  time: string;
}

const MONTHS = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni'],
  ...['juli', 'augustus', 'september', 'oktober', 'november', 'december'],
];

const HOUR = 3_600_000;
/** How far the clock is ahead of UTC. */
export const [WINTER, SUMMER] = [HOUR, 2 * HOUR];

/** When the clock changes at the end of a month: on its last Sunday at 01:00 UTC. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

/** How far the clock is ahead of UTC, by the rule of the European Union since 1996. */
function aheadAt(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  return moment >= changeIn(year, 2) && moment < changeIn(year, 9) ? SUMMER : WINTER;
}

// By hand: the first Intl.DateTimeFormat that a browser makes takes it as long as half a page.

/** What a clock in the Netherlands says at a moment. */
export function getClockTime(moment: number): ClockTime {
  const said = new Date(moment + aheadAt(moment)).toISOString();
  return { date: said.slice(0, 10), time: said.slice(11, 16) };
}

/** What a clock in the Netherlands says at a moment that is written. */
export const clockAt = (moment: Moment): ClockTime => getClockTime(new Date(moment).getTime());

/** A date without its year: '21 november'. */
export function dayOfYear(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]}`;
}

export const getYear = (date: string): string => date.slice(0, 4);

/** A day: '21 november 2026'. */
export function fullDay(moment: Moment): string {
  const { date } = clockAt(moment);
  return `${dayOfYear(date)} ${getYear(date)}`;
}
