/** The wrong passwords counted under one key; times in milliseconds. */
export interface Attempts {
  failedAt: readonly number[];
  lockedUntil: number | null;
}

/** After how many wrong passwords a count is locked, and for how long. */
export interface LockRule {
  attempts: number;
  lockMinutes: number;
}

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;

export const isLocked = ({ lockedUntil }: Attempts, now: number): boolean =>
  lockedUntil !== null && now < lockedUntil;

/** Counts one more wrong password. Nothing changes during a lock; after a lock the count starts again. */
export function afterFailure(before: Attempts, now: number, rule: LockRule): Attempts {
  if (isLocked(before, now)) return before;
  const recent = before.lockedUntil === null ? before.failedAt.filter((at) => now - at < WINDOW) : [];
  const failedAt = [...recent, now];
  const lockedUntil = failedAt.length >= rule.attempts ? now + rule.lockMinutes * MINUTE : null;
  return { failedAt, lockedUntil };
}
