import type { Core } from '@strapi/strapi';
import { makeOneByOne } from '../../utils/one-by-one';
import { afterFailure, type Attempts, isLocked } from './attempts';
import { type Counter, getCounters, type LoginSource, getFingerprint } from './login-source';
import type { LoginLimits } from './login-limits';
import { runSql } from '../../database/sql';

interface AttemptsRow {
  failedAt: number[];
  lockedUntil: Date | null;
  now: Date;
}

interface LockedCounter extends Counter {
  attempts: Attempts;
}

// Strapi returns jsonb as text.
const READ = `
  select failed_at::json as "failedAt", locked_until as "lockedUntil", clock_timestamp() as now
  from portal_login_attempts where key = ?`;

const MAKE = `
  insert into portal_login_attempts (key, account, failed_at, updated_at) values (?, ?, '[]', ?)
  on conflict (key) do nothing`;

const oneByOne = makeOneByOne();

const NO_ATTEMPTS: Attempts = { failedAt: [], lockedUntil: null };

async function read(strapi: Core.Strapi, key: string): Promise<{ attempts: Attempts; now: number }> {
  const { rows } = await runSql<AttemptsRow>(strapi, `${READ} for update`, [key]);
  const [row] = rows;
  if (!row) return { attempts: NO_ATTEMPTS, now: Date.now() };
  return {
    attempts: { failedAt: row.failedAt, lockedUntil: row.lockedUntil?.getTime() ?? null },
    now: row.now.getTime(),
  };
}

/**
 * Decides about the counters of an attempt by the database's clock, with their rows locked until the
 * transaction ends. Simultaneous attempts are thus decided one after the other, on any instance. Rows are
 * always locked in the same order to avoid deadlocks. Within this instance, attempts at one account queue
 * here, because each would otherwise occupy one of the few database connections.
 */
async function withLockedCounters<T>(
  strapi: Core.Strapi,
  guesser: LoginSource,
  makeRow: (key: string) => Promise<unknown>,
  decide: (counts: LockedCounter[], now: number) => Promise<T>,
): Promise<Awaited<T>> {
  const inTransaction = () =>
    strapi.db.transaction(async () => {
      const held: LockedCounter[] = [];
      let latest = 0;
      for (const count of getCounters(guesser)) {
        await makeRow(count.key);
        const { attempts, now } = await read(strapi, count.key);
        held.push({ ...count, attempts });
        latest = Math.max(latest, now);
      }
      return decide(held, latest);
    });
  return await oneByOne(getFingerprint(guesser.door, guesser.account), inTransaction);
}

const getAttempts = (strapi: Core.Strapi) => strapi.db.query('api::auth.login-attempt');

const isAnyLocked = (counts: LockedCounter[], now: number): boolean =>
  counts.some(({ attempts }) => isLocked(attempts, now));

/**
 * Counts a wrong password for an account, whether or not it exists; true when it was already locked for this
 * guesser.
 */
export async function countFailure(strapi: Core.Strapi, guesser: LoginSource): Promise<boolean> {
  const { door, account } = guesser;
  const print = getFingerprint(door, account);
  const makeRow = (key: string) => runSql(strapi, MAKE, [key, print, new Date()]);
  const wasLocked = await withLockedCounters(strapi, guesser, makeRow, async (counts, now) => {
    if (isAnyLocked(counts, now)) return true;
    await door.auditRefusal(strapi, account, 'password');
    for (const { key, rule, attempts } of counts) {
      const after = afterFailure(attempts, now, rule);
      const lockedUntil = after.lockedUntil === null ? null : new Date(after.lockedUntil);
      await getAttempts(strapi).update({ where: { key }, data: { failedAt: after.failedAt, lockedUntil } });
      if (lockedUntil) await door.auditLock(strapi, account, lockedUntil);
    }
    return false;
  });
  // Nothing else is written here, so many refusals can be logged together.
  if (wasLocked) await door.auditRefusal(strapi, account, 'locked');
  return wasLocked;
}

const createNoRow = () => Promise.resolve();

/**
 * Resets this guesser's counter after a correct password, unless the account is locked for them: then true.
 * Counts from elsewhere remain.
 */
export async function resetCounter(strapi: Core.Strapi, guesser: LoginSource): Promise<boolean> {
  const wasLocked = await withLockedCounters(strapi, guesser, createNoRow, async (counts, now) => {
    if (isAnyLocked(counts, now)) return true;
    await getAttempts(strapi).deleteMany({ where: { key: counts[0]?.key } });
    return false;
  });
  if (wasLocked) await guesser.door.auditRefusal(strapi, guesser.account, 'locked');
  return wasLocked;
}

/** Whether an account is currently locked for this guesser. */
export async function isLoginLocked(strapi: Core.Strapi, guesser: LoginSource): Promise<boolean> {
  for (const { key } of getCounters(guesser)) {
    const { rows } = await runSql<AttemptsRow>(strapi, READ, [key]);
    if (rows.some(({ lockedUntil, now }) => lockedUntil !== null && now < lockedUntil)) return true;
  }
  return false;
}

/** Lifts every lock of an account at the request of its owner. */
export async function liftLocks(strapi: Core.Strapi, door: LoginLimits, account: string): Promise<void> {
  await getAttempts(strapi).deleteMany({ where: { account: getFingerprint(door, account) } });
}
