import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notLoggedIn } from '../../../http/errors';
import { parseBody } from '../../../http/parse-input';
import { bearerOf, viewerOf } from '../../../http/portal-strategy';
import { changePassword, endSession, login, refreshSession, type TokenPair } from '../../../sessions';
import { clearRefreshToken, refreshTokenOf, setRefreshToken } from '../browser/refresh-cookie';
import { refuseOtherSites } from '../browser/same-site';
import { loginInput, passwordInput, type TokenAnswer } from '../schemas/auth';

const answer = (ctx: Context, pair: TokenPair): void => {
  setRefreshToken(ctx, pair.refreshToken);
  ctx.set('Cache-Control', 'no-store');
  const body: TokenAnswer = {
    access_token: pair.accessToken,
    token_type: 'Bearer',
    expires_in: pair.expiresIn,
  };
  ctx.body = body;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /auth/login. */
  async login(ctx: Context) {
    refuseOtherSites(ctx);
    const { email, password } = parseBody(ctx, loginInput);
    answer(ctx, await login(strapi, email, password));
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
    answer(ctx, pair);
  },

  /** POST /auth/logout. */
  async logout(ctx: Context) {
    const token = bearerOf(ctx);
    if (token !== null) await endSession(strapi, token);
    clearRefreshToken(ctx);
    ctx.status = 204;
  },

  /** PUT /auth/password. */
  async password(ctx: Context) {
    const viewer = viewerOf(ctx);
    if (viewer.kind === 'anonymous') throw notLoggedIn();
    const { current_password: current, password } = parseBody(ctx, passwordInput);
    await changePassword(strapi, { userId: viewer.id, accessToken: bearerOf(ctx) ?? '', current, password });
    ctx.status = 204;
  },
});
