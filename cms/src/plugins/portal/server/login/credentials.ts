import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../../config/env';
import { countFailure, getLoginSource, isLoginLocked, rememberBrowser, resetCounter } from '../../../../auth';
import { randomPassword } from '../../../../auth/passwords';
import { panelLoginLimits, refuseTemporarily } from './panel-limits';

interface Credentials {
  email: string;
  password: string;
}

/** The result that Strapi's login expects: no error, an account or none, and the reason. */
type Outcome = [error: null, user: unknown, message?: { message: string }];

interface AuthService {
  checkCredentials: (credentials: Credentials) => Promise<Outcome>;
  hashPassword: (password: string) => Promise<string>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
}

// An inactive account gets the response of a wrong password.
const WRONG: Outcome = [null, false, { message: 'Invalid credentials' }];

const refuseLocked = (ctx: Context): never =>
  refuseTemporarily(ctx, Math.ceil(getEnv().loginLockMinutes * 60));

/** Refuses an attempt at an account that is locked for the caller, before hashing the password. */
export async function refuseLockedOut(strapi: Core.Strapi, ctx: Context, email: string): Promise<void> {
  if (!(await isLoginLocked(strapi, getLoginSource(ctx, panelLoginLimits, email)))) return;
  await panelLoginLimits.auditRefusal(strapi, email, 'locked');
  refuseLocked(ctx);
}

function getRequest(strapi: Core.Strapi): Context {
  const ctx: Context | undefined = strapi.requestContext.get();
  if (!ctx) throw new Error('A login to the panel comes with a request');
  return ctx;
}

/**
 * Verifies maintainers' passwords as Strapi does, with locks like the portal's own: shared by all instances,
 * and independent of RATE_LIMIT. An unknown address takes the same time as a known one.
 */
export function checkWithLocks(strapi: Core.Strapi, auth: AuthService): AuthService {
  const hashOfNobody = auth.hashPassword(randomPassword());
  const hasPassword = async (email: string): Promise<boolean> =>
    (await strapi.db.query('admin::user').count({ where: { email, password: { $notNull: true } } })) > 0;

  return {
    ...auth,
    async checkCredentials({ email, password }) {
      const ctx = getRequest(strapi);
      const guesser = getLoginSource(ctx, panelLoginLimits, email);
      if (!(await hasPassword(email))) await auth.validatePassword(password, await hashOfNobody);
      const outcome = await auth.checkCredentials({ email, password });
      const [, user] = outcome;
      if (!user) return (await countFailure(strapi, guesser)) ? refuseLocked(ctx) : WRONG;
      if (await resetCounter(strapi, guesser)) refuseLocked(ctx);
      rememberBrowser(ctx, guesser);
      return outcome;
    },
  };
}
