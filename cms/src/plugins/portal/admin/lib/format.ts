const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** A moment as people read it: 24 november 2026 om 09:30. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
