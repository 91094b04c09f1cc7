const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const LONGEST = 10 * HOUR;
/** The pause after each try that failed; the last try is almost 24 hours after the first. */
const PAUSES = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 6 * HOUR, LONGEST];
const PERIOD = 24 * HOUR;

/**
 * How many ms to wait after so many tries, from 1, of a message that is `age` ms old; null when it is given up. Tries
 * that were asked for in between do not end it sooner.
 */
export const getPause = (tries: number, age: number): number | null =>
  PAUSES[tries - 1] ?? (age + LONGEST <= PERIOD ? LONGEST : null);
