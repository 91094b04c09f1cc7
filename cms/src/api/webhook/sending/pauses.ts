const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pause after each try that failed; the last try is almost 24 hours after the first. */
const PAUSES = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 6 * HOUR, 10 * HOUR];

/** How many ms to wait after so many tries, from 1; null when it is given up. */
export const getPause = (tries: number): number | null => PAUSES[tries - 1] ?? null;
