import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { clearRefreshToken, setRefreshToken, refuseCrossSite } from '../lib/browser';
import { recoverPassword, resetPassword } from '../lib/recovery';
import { parseBody } from '../../../http/parse-input';
import { recoverInput, resetInput } from '../schemas/auth';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /auth/password/email. */
  async mail(ctx: Context) {
    await recoverPassword(strapi, parseBody(ctx, recoverInput).email);
  },

  /** POST /auth/password/reset. */
  async reset(ctx: Context) {
    refuseCrossSite(ctx);
    const { token, password } = parseBody(ctx, resetInput);
    const pair = await resetPassword(strapi, token, password);
    if (pair) setRefreshToken(ctx, pair);
    // The browser's token belongs to a session that ended, or to another user.
    else clearRefreshToken(ctx);
  },
});
