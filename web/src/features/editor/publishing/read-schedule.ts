import type { Page } from '../../../api/types';
import { getClockTime, type ClockTime } from '../../../lib/dates/amsterdam-time';
import { dateAfter, isAhead, getMoments } from '../../../lib/dates/moments';

export interface ScheduleInput extends ClockTime {
  /** For a time that occurs twice: true for the second one, in winter time. */
  isSecond: boolean;
}

/** The parsed schedule: a moment, or an error message per field. */
export interface ScheduleReading {
  at: number | null;
  /** This time occurs twice that night. */
  isTwofold: boolean;
  errors: { date?: string; time?: string };
}

const PAST = 'Kies een moment in de toekomst.';
const BEFORE = 'Kies een moment nadat de pagina live gaat.';
const SKIPPED = 'Deze tijd bestaat die nacht niet: de klok gaat van 02:00 naar 03:00. Kies een andere tijd.';

/** Parses a date and time in the Netherlands, which must be ahead and after another moment, if there is one. */
export function readSchedule(
  { date, time, isSecond }: ScheduleInput,
  now: number,
  after: string | null = null,
): ScheduleReading {
  const wrong = (errors: ScheduleReading['errors']): ScheduleReading => ({
    at: null,
    isTwofold: false,
    errors,
  });
  if (!date || !time) {
    return wrong({ ...(!date && { date: 'Kies een datum.' }), ...(!time && { time: 'Kies een tijd.' }) });
  }
  const moments = getMoments({ date, time });
  const [first] = moments;
  if (first === undefined) return wrong({ time: SKIPPED });
  const isTwofold = moments.length > 1;
  const at = (isSecond ? moments[1] : undefined) ?? first;
  if (after !== null && at > now && at <= Date.parse(after)) return wrong({ date: BEFORE });
  if (at > now) return { at, isTwofold, errors: {} };
  const isToday = date === getClockTime(now).date;
  return { at: null, isTwofold, errors: isToday ? { time: PAST } : { date: PAST } };
}

/** The moment a page is scheduled to go live, if that is still in the future. */
export const plannedFor = (page: Page | null): string | null =>
  isAhead(page?.scheduled_at) ? page.scheduled_at : null;

/** The moment a page goes offline by itself, if that is still in the future. */
export const endOf = (page: Page | null): string | null =>
  isAhead(page?.unpublish_at) ? page.unpublish_at : null;

/** Initial values: the existing schedule, else tomorrow morning. */
export function firstInput(planned: string | null, now: number): ScheduleInput {
  if (planned === null) return { date: dateAfter(now, 1), time: '09:00', isSecond: false };
  const at = Date.parse(planned);
  const said = getClockTime(at);
  return { ...said, isSecond: getMoments(said)[1] === at };
}
