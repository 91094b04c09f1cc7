import type { Page } from '../../../api/types';
import { getClockTime, type ClockTime } from '../../../lib/dates/amsterdam-time';
import { dateAfter, isAhead, getMoments } from '../../../lib/dates/moments';

/** What somebody filled in. */
export interface ScheduleInput extends ClockTime {
  /** Of a time that comes twice: the second, in winter time. */
  isSecond: boolean;
}

/** What that means: a moment, or what is wrong with it at which field. */
export interface ScheduleReading {
  at: number | null;
  /** The clock says this twice that night. */
  isTwofold: boolean;
  errors: { date?: string; time?: string };
}

const PAST = 'Kies een moment in de toekomst.';
const SKIPPED = 'Deze tijd bestaat die nacht niet: de klok gaat van 02:00 naar 03:00. Kies een andere tijd.';

/** Reads a day and a time of the Dutch clock. */
export function readSchedule({ date, time, isSecond }: ScheduleInput, now: number): ScheduleReading {
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
  if (at > now) return { at, isTwofold, errors: {} };
  const isToday = date === getClockTime(now).date;
  return { at: null, isTwofold, errors: isToday ? { time: PAST } : { date: PAST } };
}

/** The moment that a page goes live by itself, if that is still to come. */
export const plannedFor = (page: Page | null): string | null =>
  isAhead(page?.scheduled_at) ? page.scheduled_at : null;

/** What the fields begin with: what is planned, or else tomorrow morning. */
export function firstInput(planned: string | null, now: number): ScheduleInput {
  if (planned === null) return { date: dateAfter(now, 1), time: '09:00', isSecond: false };
  const at = Date.parse(planned);
  const said = getClockTime(at);
  return { ...said, isSecond: getMoments(said)[1] === at };
}
