import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findUser, presentUser } from '../../../accounts/user-row';
import { updateUser } from '../../../accounts/users';
import { notLoggedIn } from '../../../http/errors';
import { parseBody } from '../../../http/parse-input';
import { viewerOf } from '../../../http/portal-strategy';
import { profileInput } from '../schemas/profile-input';

const ownId = (ctx: Context): string => {
  const viewer = viewerOf(ctx);
  if (viewer.kind === 'anonymous') throw notLoggedIn();
  return viewer.id;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /profile. */
  async find(ctx: Context) {
    const user = await findUser(strapi, ownId(ctx));
    if (!user) throw notLoggedIn();
    ctx.body = { data: presentUser(user) };
  },

  /** PUT /profile. */
  async update(ctx: Context) {
    const input = parseBody(ctx, profileInput);
    ctx.body = { data: presentUser(await updateUser(strapi, ownId(ctx), input)) };
  },
});
