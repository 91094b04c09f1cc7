import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';

const PATH = '/.well-known/security.txt';
const DAY = 86_400_000;
const VALID_DAYS = 180;

/** The end of a day, so that the text stays the same for a whole day. */
const expires = (now: number): string =>
  new Date((Math.floor(now / DAY) + VALID_DAYS) * DAY).toISOString().replace('.000Z', 'Z');

const factory: Core.MiddlewareFactory = () => {
  const { securityContact, publicUrl } = getEnv();
  return (ctx, next) => {
    if (ctx.path !== PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.body = [
      `Contact: ${securityContact}`,
      `Expires: ${expires(Date.now())}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${publicUrl}${PATH}`,
      '',
    ].join('\n');
  };
};

/** Serves the contact for reporting vulnerabilities (RFC 9116). */
export default factory;
