/** A moment as an ISO string, epoch milliseconds or a Date. */
export type Moment = string | number | Date;

/** Local date and time in the Netherlands: '2026-03-29' and '09:30'. */
export interface ClockTime {
  date: string;
  time: string;
}

const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

const HOUR = 3_600_000;
/** Offset from UTC. */
export const [WINTER, SUMMER] = [HOUR, 2 * HOUR];

/** The daylight saving switch in a month: its last Sunday at 01:00 UTC. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

/** Offset from UTC, by the EU rule in force since 1996. */
function aheadAt(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  return moment >= changeIn(year, 2) && moment < changeIn(year, 9) ? SUMMER : WINTER;
}

// Calculated by hand: creating the first Intl.DateTimeFormat costs a browser about half a page load.

/** Local time in the Netherlands at a moment in epoch milliseconds. */
export function getClockTime(moment: number): ClockTime {
  const said = new Date(moment + aheadAt(moment)).toISOString();
  return { date: said.slice(0, 10), time: said.slice(11, 16) };
}

export const clockAt = (moment: Moment): ClockTime => getClockTime(new Date(moment).getTime());

/** A date without the year: '21 november'. */
export function dayOfYear(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]}`;
}

export const getYear = (date: string): string => date.slice(0, 4);

/** A full date: '21 november 2026'. */
export function fullDay(moment: Moment): string {
  const { date } = clockAt(moment);
  return `${dayOfYear(date)} ${getYear(date)}`;
}
