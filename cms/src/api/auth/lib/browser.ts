import type { Context } from 'koa';
import { getEnv } from '../../../../config/env';
import { REFRESH_DAYS, type TokenPair } from '../../../auth';
import { API_PREFIX } from '../../../utils/addresses';
import type { TokenAnswer } from '../schemas/auth';
import { forbidden } from '../../../http/errors';

const NAME = 'portal_refresh';
const DAY = 86_400_000;

// Hidden from scripts, not sent by other sites, and sent only to the auth routes.
const options = () => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: getEnv().publicUrl.startsWith('https:'),
  path: `${API_PREFIX}/auth`,
  signed: false,
  overwrite: true,
});

export const getRefreshToken = (ctx: Context): string | undefined =>
  ctx.cookies.get(NAME, { signed: false }) || undefined;

export const setRefreshToken = (ctx: Context, token: string): void => {
  ctx.cookies.set(NAME, token, { ...options(), maxAge: REFRESH_DAYS * DAY });
};

export const clearRefreshToken = (ctx: Context): void => {
  ctx.cookies.set(NAME, null, options());
};

/** Responds with an access token, and sets the refresh token as a cookie. */
export function giveTokens(ctx: Context, pair: TokenPair): void {
  setRefreshToken(ctx, pair.refreshToken);
  ctx.set('Cache-Control', 'no-store');
  const body: TokenAnswer = {
    access_token: pair.accessToken,
    token_type: 'Bearer',
    expires_in: pair.expiresIn,
  };
  ctx.body = body;
}

const getHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Refuses calls from pages of other sites, which could log a user in as someone else, or out. Browsers state
 * the origin of a write; other clients do not, but hold no cookies of others.
 */
export function refuseOtherSites(ctx: Context): void {
  const origin = ctx.get('Origin');
  const { publicUrl, corsOrigins } = getEnv();
  if (origin === '' || origin === publicUrl || corsOrigins.includes(origin)) return;
  if (getHost(origin) === ctx.host) return;
  throw forbidden('Deze aanvraag komt van een andere website.');
}
