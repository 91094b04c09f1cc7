/** A day and a time as they stand on a clock in the Netherlands: '2026-03-29' and '09:30'. */
export interface ClockTime {
  date: string;
  time: string;
}

const HOUR = 3_600_000;
const [WINTER, SUMMER] = [HOUR, 2 * HOUR];

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
export function clockTimeOf(moment: number): ClockTime {
  const said = new Date(moment + aheadAt(moment)).toISOString();
  return { date: said.slice(0, 10), time: said.slice(11, 16) };
}

/**
 * The moments at which a clock in the Netherlands says this, the earliest first: none in the hour that is skipped in
 * spring, or when it is no date; two in the hour that comes twice in autumn.
 */
export function momentsOf({ date, time }: ClockTime): number[] {
  const wall = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wall)) return [];
  return [wall - SUMMER, wall - WINTER].filter((moment) => {
    const said = clockTimeOf(moment);
    return said.date === date && said.time === time;
  });
}

/** The date so many days after that of a moment. */
export function dateAfter(moment: number, days: number): string {
  const noon = new Date(`${clockTimeOf(moment).date}T12:00Z`);
  return clockTimeOf(noon.setUTCDate(noon.getUTCDate() + days)).date;
}

/** Whether a moment is still to come. */
export const isAhead = (moment: string | null | undefined): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > Date.now();
