import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { confirmRegistration, refuseWhenClosed, register } from '../lib/registration';
import { parseBody } from '../../../http/parse-input';
import { getLoginSource, portalLoginLimits } from '../../../auth';
import { confirmInput, registerInput } from '../schemas/auth';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /auth/register. */
  async register(ctx: Context) {
    await refuseWhenClosed(strapi);
    const { firstName, lastName, email, password } = parseBody(ctx, registerInput);
    await register(strapi, { firstName, lastName, email, password });
  },

  /** POST /auth/register/confirm. */
  async confirm(ctx: Context) {
    await refuseWhenClosed(strapi);
    const { token, password } = parseBody(ctx, confirmInput);
    await confirmRegistration(strapi, token, password, (email) =>
      getLoginSource(ctx, portalLoginLimits, email),
    );
  },
});
