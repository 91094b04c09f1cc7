import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import { afterFailure, isLocked, type Attempts } from './attempts';
import { noteLock, noteRefusal } from './refusals';

interface AttemptsRow {
  failedAt: number[];
  lockedUntil: Date | null;
  now: Date;
}

// Strapi gives jsonb as text.
const SELECT = `
  select failed_at::json as "failedAt", locked_until as "lockedUntil", clock_timestamp() as now
  from portal_login_attempts where email = ? for update`;

/**
 * What an address has on its count, at the database's clock, with its row held until the transaction ends: tries at
 * the same moment, on whatever instance, are decided one after the other.
 */
async function withAttempts<T>(
  strapi: Core.Strapi,
  email: string,
  decide: (attempts: Attempts, now: number) => Promise<T>,
): Promise<Awaited<T>> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx.raw(
      `insert into portal_login_attempts (email, failed_at) values (?, '[]') on conflict (email) do nothing`,
      [email],
    );
    const { rows }: { rows: AttemptsRow[] } = await trx.raw(SELECT, [email]);
    const [row] = rows;
    const attempts = { failedAt: row?.failedAt ?? [], lockedUntil: row?.lockedUntil?.getTime() ?? null };
    return decide(attempts, row?.now.getTime() ?? Date.now());
  });
}

const attemptsOf = (strapi: Core.Strapi) => strapi.db.query('api::auth.login-attempt');

/** Counts a wrong password for an address, known or not; true when the address was locked already. */
export const countFailure = (strapi: Core.Strapi, email: string): Promise<boolean> =>
  withAttempts(strapi, email, async (before, now) => {
    const { loginAttempts, loginLockMinutes } = getEnv();
    const after = afterFailure(before, now, { attempts: loginAttempts, lockMinutes: loginLockMinutes });
    const wasLocked = isLocked(before, now);
    await noteRefusal(strapi, email, wasLocked ? 'locked' : 'password');
    if (after !== before) {
      const lockedUntil = after.lockedUntil === null ? null : new Date(after.lockedUntil);
      await attemptsOf(strapi).update({ where: { email }, data: { failedAt: after.failedAt, lockedUntil } });
      if (lockedUntil) await noteLock(strapi, email, lockedUntil);
    }
    return wasLocked;
  });

/** Starts the count again after a right password, unless the address is locked: then true. */
export const startCountAgain = (strapi: Core.Strapi, email: string): Promise<boolean> =>
  withAttempts(strapi, email, async (attempts, now) => {
    if (isLocked(attempts, now)) {
      await noteRefusal(strapi, email, 'locked');
      return true;
    }
    await attemptsOf(strapi).deleteMany({ where: { email } });
    return false;
  });
