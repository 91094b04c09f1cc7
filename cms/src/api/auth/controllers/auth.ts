import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notLoggedIn, PortalError } from '../../../http/errors';
import { parseBody } from '../../../http/parse-input';
import { getBearer, getUserIdOrThrow } from '../../../http/portal-strategy';
import { withinLimit } from '../../../http/rate-limits';
import {
  changePassword,
  endSession,
  getLoginSource,
  login,
  portalLoginLimits,
  refreshSession,
  rememberBrowser,
} from '../../../auth';
import { clearRefreshToken, getRefreshToken, refuseCrossSite, sendTokens } from '../lib/browser';
import { loginInput, passwordInput } from '../schemas/auth';

// A lock reveals nothing about the password, so repeated attempts do not count against everyone at the
// address.
const isWrongLogin = (error: unknown): boolean => error instanceof PortalError && error.status === 401;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /auth/login. */
  async login(ctx: Context) {
    refuseCrossSite(ctx);
    const { email, password } = parseBody(ctx, loginInput);
    const guesser = getLoginSource(ctx, portalLoginLimits, email);
    const tryLogin = () => login(strapi, guesser, password);
    const pair = guesser.browser ? await tryLogin() : await withinLimit(ctx, 'login', tryLogin, isWrongLogin);
    sendTokens(ctx, pair);
    rememberBrowser(ctx, guesser);
  },

  /** POST /auth/refresh. */
  async refresh(ctx: Context) {
    refuseCrossSite(ctx);
    const token = getRefreshToken(ctx);
    const pair = token === undefined ? 'over' : await refreshSession(strapi, token);
    // Another tab already received a newer token than the spent one.
    if (pair === 'over') clearRefreshToken(ctx);
    if (typeof pair === 'string') {
      throw notLoggedIn('Je sessie is verlopen. Log opnieuw in.');
    }
    sendTokens(ctx, pair);
  },

  /** POST /auth/logout. */
  async logout(ctx: Context) {
    const token = getBearer(ctx.headers);
    if (token !== null) await endSession(strapi, token);
    clearRefreshToken(ctx);
  },

  /** PUT /auth/password. */
  async password(ctx: Context) {
    const userId = getUserIdOrThrow(ctx);
    const { current_password: current, password } = parseBody(ctx, passwordInput);
    await changePassword(strapi, {
      userId,
      accessToken: getBearer(ctx.headers) ?? '',
      current,
      password,
    });
  },
});
