const timeZone = 'Europe/Amsterdam';
const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone });
const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** When somebody logged in last, short enough for a column. */
export const lastLoginDay = (at: string | null): string =>
  at === null ? 'Nog nooit' : day.format(new Date(at));

/** When somebody logged in last, to the minute. */
export const lastLoginMoment = (at: string | null): string =>
  at === null ? 'Nog nooit' : moment.format(new Date(at));
