/** A day and a time as they stand on a clock in the Netherlands: '2026-03-29' and '09:30'. */
export interface ClockTime {
  date: string;
  time: string;
}

const DAY = 86_400_000;

const clock = new Intl.DateTimeFormat('nl-NL', {
  ...{ timeZone: 'Europe/Amsterdam', hourCycle: 'h23' },
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

const words = new Intl.DateTimeFormat('nl-NL', {
  ...{ timeZone: 'Europe/Amsterdam' },
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
});

const partsOf = (format: Intl.DateTimeFormat, moment: number): Record<string, string> =>
  Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));

/** What a clock in the Netherlands says at a moment. */
export function clockTimeOf(moment: number): ClockTime {
  const { year = '', month = '', day = '', hour = '', minute = '' } = partsOf(clock, moment);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

const asIfUtc = ({ date, time }: ClockTime): number => Date.parse(`${date}T${time}Z`);

const isSame = (a: ClockTime, b: ClockTime): boolean => a.date === b.date && a.time === b.time;

/**
 * The moments at which a clock in the Netherlands says this, the earliest first: none in the hour that is skipped in
 * spring, or when it is no date; two in the hour that comes twice in autumn.
 */
export function momentsOf(said: ClockTime): number[] {
  const wall = asIfUtc(said);
  if (Number.isNaN(wall)) return [];
  // How far the clock is ahead of UTC on the day before and the day after: of those, at least one holds.
  const ahead = [wall - DAY, wall + DAY].map((near) => asIfUtc(clockTimeOf(near)) - near);
  return [...new Set(ahead)]
    .map((offset) => wall - offset)
    .filter((moment) => isSame(clockTimeOf(moment), said))
    .sort((a, b) => a - b);
}

/** The day after a moment, at a time of the clock. */
export const nextDayAt = (now: number, time: string): ClockTime => {
  const noon = Date.parse(`${clockTimeOf(now).date}T12:00Z`);
  return { date: clockTimeOf(noon + DAY).date, time };
};

/** A moment in full: 'maandag 1 december 2026 om 09:00'. */
export const dutchMoment = (moment: string | number): string => {
  const at = new Date(moment).getTime();
  return `${words.format(at)} om ${clockTimeOf(at).time}`;
};

const dayOf = (at: number, now: number): string => {
  const { day = '', month = '', year = '' } = partsOf(words, at);
  return year === partsOf(words, now)['year'] ? `${day} ${month}` : `${day} ${month} ${year}`;
};

/** A moment in short: '1 december 09:00', with the year when it is another one. */
export function shortMoment(moment: string, now = Date.now()): string {
  const at = Date.parse(moment);
  return `${dayOf(at, now)} ${clockTimeOf(at).time}`;
}

/** A moment that has been, as one speaks of it: 'vandaag 14:03', 'gisteren 09:00' or '1 december 09:00'. */
export function pastMoment(moment: string, now = Date.now()): string {
  const { date, time } = clockTimeOf(Date.parse(moment));
  if (date === clockTimeOf(now).date) return `vandaag ${time}`;
  const yesterday = clockTimeOf(Date.parse(`${clockTimeOf(now).date}T12:00Z`) - DAY).date;
  return date === yesterday ? `gisteren ${time}` : shortMoment(moment, now);
}

/** Whether a moment is still to come. */
export const isAhead = (moment: string | null | undefined): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > Date.now();
