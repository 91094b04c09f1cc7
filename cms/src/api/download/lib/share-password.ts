import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../config/env';
import { auditRefusal } from '../../../audit/refusals';
import {
  countFailure,
  getGuesser,
  type LoginLimits,
  rememberBrowser,
  startCountAgain,
  verifyPassword,
} from '../../../auth';
import { PortalError, tooMany } from '../../../http/errors';
import { withinLimit } from '../../../http/rate-limits';
import { API_PREFIX } from '../../../shared/addresses';
import type { ShareRow } from './shares';

const asked = () => new PortalError(401, 'Vul het wachtwoord in dat je bij deze link kreeg.');
const wrong = () => new PortalError(401, 'Dit wachtwoord klopt niet.');
const locked = () => tooMany(Math.ceil(getEnv().loginLockMinutes * 60));

const isWrong = (error: unknown): boolean => error instanceof PortalError && error.status === 401;

/**
 * The locks of a share: as those of a login. An office opens a link from one address, so that has more attempts;
 * receivers from anywhere count together only where guessing would otherwise have no end.
 */
const getDoor = ({ documentId: subject, title }: ShareRow): LoginLimits => ({
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
 * Throws 401 for a wrong password, and 429 for whoever guessed too often; a browser that opened this share before is
 * locked by nobody else.
 */
export async function checkPassword(
  strapi: Core.Strapi,
  ctx: Context,
  share: ShareRow,
  password: string,
): Promise<void> {
  const { passwordHash } = share;
  if (passwordHash === null) return;
  // Whoever opens the address for the first time does not guess.
  if (password === '') throw asked();
  const guesser = getGuesser(ctx, getDoor(share), share.documentId);
  const check = async (): Promise<void> => {
    const isRight = await verifyPassword(passwordHash, password);
    // Decided after the slow check, so that parallel attempts get no more answers than sequential ones.
    if (isRight ? await startCountAgain(strapi, guesser) : await countFailure(strapi, guesser))
      throw locked();
    if (!isRight) throw wrong();
  };
  await (guesser.browser === null ? withinLimit(ctx, 'share', check, isWrong) : check());
  rememberBrowser(ctx, guesser);
}
