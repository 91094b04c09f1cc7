const ZONE = { timeZone: 'Europe/Amsterdam' } as const;
const time = new Intl.DateTimeFormat('nl-NL', { ...ZONE, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('nl-NL', { ...ZONE, day: 'numeric', month: 'long' });

/** The time on the clock: '14:03'. */
export const clockTime = (moment: Date): string => time.format(moment);

/** A moment as short as it can be: '14:03', or '21 november om 14:03' when it is not today. */
export function shortMoment(moment: Date): string {
  const [date, today] = [day.format(moment), day.format(new Date())];
  return date === today ? clockTime(moment) : `${date} om ${clockTime(moment)}`;
}
