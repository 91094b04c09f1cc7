import { fullDay } from '../../lib/dates/amsterdam-time';
import { fullMoment } from '../../lib/dates/moments';

const NEVER = 'Nog nooit';

/** The date of the last login, short enough for a column. */
export const lastLoginDay = (at: string | null): string => (at === null ? NEVER : fullDay(at));

/** The date and time of the last login. */
export const lastLoginMoment = (at: string | null): string => (at === null ? NEVER : fullMoment(at));
