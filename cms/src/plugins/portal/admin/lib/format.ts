const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

const shortMoment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});

const time = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A moment as people read it: 24 november 2026 om 09:30. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** A moment in a table: 24 nov 2026, 09:30:05. */
export const formatShortMoment = (iso: string): string => shortMoment.format(new Date(iso));

/** The time of a moment of today: 09:30. */
export const formatTime = (iso: string): string => time.format(new Date(iso));

export const formatNumber = (value: number): string => number.format(value);

/** A size in bytes in the unit that fits: 12,3 MB. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return `${number.format(bytes / 1000 ** power)} ${UNITS[power]}`;
}
