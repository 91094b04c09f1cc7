import type { Context } from 'koa';
import { getEnv } from '../../../../../config/env';
import { REFRESH_DAYS } from '../../../../auth';

const NAME = 'portal_refresh';
const DAY = 86_400_000;

// Scripts cannot read it, other sites do not send it, and only the calls of login see it.
const options = () => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: getEnv().publicUrl.startsWith('https:'),
  path: '/api/v1/auth',
  signed: false,
  overwrite: true,
});

/** The refresh token that a browser sends. */
export const getRefreshToken = (ctx: Context): string | undefined =>
  ctx.cookies.get(NAME, { signed: false }) || undefined;

/** Gives a browser its refresh token. */
export const setRefreshToken = (ctx: Context, token: string): void => {
  ctx.cookies.set(NAME, token, { ...options(), maxAge: REFRESH_DAYS * DAY });
};

/** Takes the refresh token away from a browser. */
export const clearRefreshToken = (ctx: Context): void => {
  ctx.cookies.set(NAME, null, options());
};
