import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recoverPassword, resetPassword } from '../lib/recovery';
import { parseBody } from '../../../http/parse-input';
import { recoverInput, resetInput } from '../schemas/auth';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /auth/password/email. */
  async mail(ctx: Context) {
    await recoverPassword(strapi, parseBody(ctx, recoverInput).email);
    ctx.status = 204;
  },

  /** POST /auth/password/reset. */
  async reset(ctx: Context) {
    const { token, password } = parseBody(ctx, resetInput);
    await resetPassword(strapi, token, password);
    ctx.status = 204;
  },
});
