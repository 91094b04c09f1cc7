import type { Context } from 'koa';
import { getEnv } from '../../../../config/env';
import { REFRESH_DAYS, type TokenPair } from '../../../auth';
import { API_PREFIX } from '../../../shared/addresses';
import type { TokenResponse } from '../schemas/auth';
import { getCookie, setCookie } from '../../../http/cookies';
import { forbidden } from '../../../http/errors';

const NAME = 'portal_refresh';
const DAY = 86_400_000;

const path = `${API_PREFIX}/auth`;

export const getRefreshToken = (ctx: Context): string | undefined => getCookie(ctx, NAME) || undefined;

export const clearRefreshToken = (ctx: Context): void => setCookie(ctx, NAME, null, { path });

/** Sets the refresh token as a cookie. */
export function setRefreshToken(ctx: Context, { refreshToken }: TokenPair): void {
  setCookie(ctx, NAME, refreshToken, { path, maxAge: REFRESH_DAYS * DAY });
  ctx.set('Cache-Control', 'no-store');
}

/** Responds with an access token, and sets the refresh token as a cookie. */
export function sendTokens(ctx: Context, pair: TokenPair): void {
  setRefreshToken(ctx, pair);
  const body: TokenResponse = {
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
export function refuseCrossSite(ctx: Context): void {
  const origin = ctx.get('Origin');
  const { publicUrl, corsOrigins } = getEnv();
  if (origin === '' || origin === publicUrl || corsOrigins.includes(origin)) return;
  if (getHost(origin) === ctx.host) return;
  throw forbidden('Deze aanvraag komt van een andere website.');
}
