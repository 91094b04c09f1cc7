const timeZone = 'Europe/Amsterdam';
const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone });
const short = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: 'numeric',
  timeZone,
});

/** A moment in full: '22 november 2026 om 10:03'. */
export const fullMoment = (at: string): string => moment.format(new Date(at));

/** A moment in short: '22 nov, 10:03'. */
export const briefMoment = (at: string): string => short.format(new Date(at));
