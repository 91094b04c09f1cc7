import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notLoggedIn } from '../../../http/errors';
import { parseBody } from '../../../http/parse-input';
import { bearerOf, viewerOf } from '../../../http/portal-strategy';
import { changePassword, endSession, login, refreshSession } from '../../../sessions';
import { clearRefreshToken, refreshTokenOf } from '../browser/refresh-cookie';
import { refuseOtherSites } from '../browser/same-site';
import { giveTokens } from '../browser/token-answer';
import { loginInput, passwordInput } from '../schemas/auth';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /auth/login. */
  async login(ctx: Context) {
    refuseOtherSites(ctx);
    const { email, password } = parseBody(ctx, loginInput);
    giveTokens(ctx, await login(strapi, email, password));
  },

  /** POST /auth/refresh. */
  async refresh(ctx: Context) {
    refuseOtherSites(ctx);
    const token = refreshTokenOf(ctx);
    const pair = token === undefined ? null : await refreshSession(strapi, token);
    if (!pair) {
      clearRefreshToken(ctx);
      throw notLoggedIn('Je sessie is verlopen. Log opnieuw in.');
    }
    giveTokens(ctx, pair);
  },

  /** POST /auth/logout. */
  async logout(ctx: Context) {
    const token = bearerOf(ctx.headers);
    if (token !== null) await endSession(strapi, token);
    clearRefreshToken(ctx);
    ctx.status = 204;
  },

  /** PUT /auth/password. */
  async password(ctx: Context) {
    const viewer = viewerOf(ctx);
    if (viewer.kind === 'anonymous') throw notLoggedIn();
    const { current_password: current, password } = parseBody(ctx, passwordInput);
    await changePassword(strapi, {
      userId: viewer.id,
      accessToken: bearerOf(ctx.headers) ?? '',
      current,
      password,
    });
    ctx.status = 204;
  },
});
