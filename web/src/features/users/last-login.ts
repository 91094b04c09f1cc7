import { fullDay } from '../../lib/dates/amsterdam-time';
import { fullMoment } from '../../lib/dates/moments';

const NEVER = 'Nog nooit';

/** When somebody logged in last, short enough for a column. */
export const lastLoginDay = (at: string | null): string => (at === null ? NEVER : fullDay(at));

/** When somebody logged in last, to the minute. */
export const lastLoginMoment = (at: string | null): string => (at === null ? NEVER : fullMoment(at));
