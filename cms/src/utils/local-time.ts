/** Where the portal's people are, whatever the clock of its machine says. */
export const TIME_ZONE = 'Europe/Amsterdam';

// Swedish writes a moment as spreadsheets read it.
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
});

/** A moment as a clock there shows it: 2026-11-20 14:21:05. */
export const getLocalTime = (moment: Date | number): string => FORMAT.format(moment);
