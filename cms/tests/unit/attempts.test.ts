import { describe, expect, test } from 'vitest';
import { afterFailure, type Attempts, isLocked } from '../../src/auth/lock/attempts';

const MINUTE = 60_000;
const RULE = { attempts: 5, lockMinutes: 15 };
const NONE: Attempts = { failedAt: [], lockedUntil: null };

/** What is on the count after failures at these minutes. */
const failingAt = (minutes: number[], rule = RULE): Attempts =>
  minutes.reduce((attempts, minute) => afterFailure(attempts, minute * MINUTE, rule), NONE);

describe('the lock of an address', () => {
  test('comes with the fifth failure and lasts fifteen minutes from it', () => {
    expect(failingAt([0, 1, 2, 3]).lockedUntil).toBeNull();
    const locked = failingAt([0, 1, 2, 3, 4]);
    expect(locked.lockedUntil).toBe(19 * MINUTE);
    expect(isLocked(locked, 19 * MINUTE - 1)).toBe(true);
    expect(isLocked(locked, 19 * MINUTE)).toBe(false);
  });

  test('is not lengthened by failures meanwhile', () => {
    const locked = failingAt([0, 0, 0, 0, 0]);
    expect(afterFailure(locked, 10 * MINUTE, RULE)).toBe(locked);
  });

  test('leaves a clean count behind', () => {
    const after = failingAt([0, 0, 0, 0, 0, 15]);
    expect(after).toEqual({ failedAt: [15 * MINUTE], lockedUntil: null });
  });

  test('wants five within any fifteen minutes, wherever those begin', () => {
    expect(failingAt([0, 10, 11, 12, 15]).lockedUntil).toBeNull();
    expect(failingAt([0, 10, 11, 12, 15, 16]).lockedUntil).toBe(31 * MINUTE);
    expect(failingAt([0, 14, 28, 42, 56, 70]).lockedUntil).toBeNull();
  });

  test('follows the settings', () => {
    const rule = { attempts: 1, lockMinutes: 0.5 };
    expect(failingAt([0], rule).lockedUntil).toBe(30_000);
  });
});
