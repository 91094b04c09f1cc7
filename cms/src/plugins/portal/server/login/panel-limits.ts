import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { maskAddress } from '../../../../audit';
import { auditRefusal } from '../../../../audit/refusals';
import { toMaintainerRef } from '../../../../audit/caller';
import type { Maintainer } from '../../../../http/panel-account';
import type { LoginLimits } from '../../../../auth';

async function describeAttempt(strapi: Core.Strapi, email: string) {
  const known: Maintainer | null = await strapi.db.query('admin::user').findOne({ where: { email } });
  const details = known
    ? { maintainer: toMaintainerRef(known) }
    : { email: maskAddress(email), isKnown: false };
  return { subject: known ? String(known.id) : null, details };
}

/**
 * The login of Strapi's panel. It has few maintainers, so the limit for all networks together is lower than
 * the portal's.
 */
export const panelLoginLimits: LoginLimits = {
  name: 'panel',
  path: '/admin/login',
  perNetwork: 1,
  ceiling: 4,

  async auditRefusal(strapi, email, reason) {
    const { subject, details } = await describeAttempt(strapi, email);
    await auditRefusal(strapi, { action: 'maintainer.refuse', subject, details: { ...details, reason } });
  },

  async auditLock(strapi, email, until) {
    const { subject, details } = await describeAttempt(strapi, email);
    await auditRefusal(strapi, { action: 'maintainer.lock', subject, details: { ...details, until } });
  },
};

/** 429 in the format of Strapi's panel. Its login only forwards an error with this code to the browser. */
export function refuseTemporarily(ctx: Context, seconds: number): never {
  ctx.set('Retry-After', String(seconds));
  throw new errors.RateLimitError('Dat ging te vaak achter elkaar mis. Probeer het straks opnieuw.', {
    code: 'LOGIN_NOT_ALLOWED',
  });
}
