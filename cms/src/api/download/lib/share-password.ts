import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../config/env';
import { auditRefusal } from '../../../audit/refusals';
import {
  countFailure,
  getLoginSource,
  type LoginLimits,
  rememberBrowser,
  resetCounter,
  verifyPassword,
} from '../../../auth';
import { PortalError, tooMany } from '../../../http/errors';
import { withinLimit } from '../../../http/rate-limits';
import { API_PREFIX } from '../../../shared/addresses';
import type { ShareRow } from './shares';

const passwordRequired = () => new PortalError(401, 'Vul het wachtwoord in dat je bij deze link kreeg.');
const wrongPassword = () => new PortalError(401, 'Dit wachtwoord klopt niet.');
const tooManyAttempts = () => tooMany(Math.ceil(getEnv().loginLockMinutes * 60));

const isWrong = (error: unknown): boolean => error instanceof PortalError && error.status === 401;

/**
 * The limits of a share, like those of a login. An office shares one address, so it gets more attempts; the limit for
 * all receivers together only stops endless guessing.
 */
const getShareLimits = ({ documentId: subject, title }: ShareRow): LoginLimits => ({
  name: 'share',
  path: `${API_PREFIX}/shares`,
  perNetwork: 4,
  ceiling: 40,
  auditRefusal: (strapi, _share, reason) =>
    auditRefusal(strapi, { action: 'share.refuse', subject, details: { title, reason } }),
  auditLock: (strapi, _share, until) =>
    auditRefusal(strapi, { action: 'share.lock', subject, details: { title, until } }),
});

/**
 * Throws 401 for a wrong password, and 429 after too many attempts; other people cannot lock out a browser that opened
 * this share before.
 */
export async function checkPassword(
  strapi: Core.Strapi,
  ctx: Context,
  share: ShareRow,
  password: string,
): Promise<void> {
  const { passwordHash } = share;
  if (passwordHash === null) return;
  // Opening the URL for the first time is not a guess.
  if (password === '') throw passwordRequired();
  const guesser = getLoginSource(ctx, getShareLimits(share), share.documentId);
  const check = async (): Promise<void> => {
    const isRight = await verifyPassword(passwordHash, password);
    // Decided after the slow check, so that parallel attempts get no more answers than sequential ones.
    if (isRight ? await resetCounter(strapi, guesser) : await countFailure(strapi, guesser))
      throw tooManyAttempts();
    if (!isRight) throw wrongPassword();
  };
  await (guesser.browser === null ? withinLimit(ctx, 'share', check, isWrong) : check());
  rememberBrowser(ctx, guesser);
}
