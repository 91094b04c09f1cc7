import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { confirmEmail, updateOwnAccount } from '../lib/email-change';
import { presentProfile } from '../presenters/profile';
import { findUser } from '../../user/presenters/user';
import { notLoggedIn } from '../../../http/errors';
import { parseBody } from '../../../http/parse-input';
import { getBearer, getUserIdOrThrow } from '../../../http/portal-strategy';
import { emailConfirmInput, profileInput } from '../schemas/profile-input';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /profile. */
  async find(ctx: Context) {
    const user = await findUser(strapi, getUserIdOrThrow(ctx));
    if (!user) throw notLoggedIn();
    ctx.body = { data: await presentProfile(strapi, user) };
  },

  /** PUT /profile. */
  async update(ctx: Context) {
    const { current_password: currentPassword, ...fields } = parseBody(ctx, profileInput);
    const user = await updateOwnAccount(strapi, getUserIdOrThrow(ctx), { ...fields, currentPassword });
    ctx.body = { data: await presentProfile(strapi, user) };
  },

  /** POST /profile/email/confirm. */
  async confirmEmail(ctx: Context) {
    const { token } = parseBody(ctx, emailConfirmInput);
    await confirmEmail(strapi, getUserIdOrThrow(ctx), getBearer(ctx.headers) ?? '', token);
  },
});
