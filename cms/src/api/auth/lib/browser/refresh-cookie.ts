import type { Context } from 'koa';
import { getEnv } from '../../../../../config/env';
import { REFRESH_DAYS } from '../../../../auth';
import { API_PREFIX } from '../../../../utils/addresses';

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
