import { errors } from '@strapi/utils';
import type { Context } from 'koa';

/** 429 in the format of Strapi's panel. Its login only forwards an error with this code to the browser. */
export function refuseForNow(ctx: Context, seconds: number): never {
  ctx.set('Retry-After', String(seconds));
  throw new errors.RateLimitError('Dat ging te vaak achter elkaar mis. Probeer het straks opnieuw.', {
    code: 'LOGIN_NOT_ALLOWED',
  });
}
