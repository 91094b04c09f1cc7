import type { Context } from 'koa';
import { getEnv } from '../../config/env';

/** The value of a cookie; undefined when the browser sends none. */
export const getCookie = (ctx: Context, name: string): string | undefined =>
  ctx.cookies.get(name, { signed: false });

interface CookieOptions {
  /** The only path that gets it. */
  path: string;
  /** In milliseconds. */
  maxAge?: number;
}

/** Sets a cookie that scripts cannot read and other sites do not send; null clears it. */
export function setCookie(ctx: Context, name: string, value: string | null, options: CookieOptions): void {
  const secure = getEnv().publicUrl.startsWith('https:');
  ctx.cookies.set(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
    overwrite: true,
    secure,
    ...options,
  });
}
