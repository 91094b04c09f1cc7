import type { Context } from 'koa';
import { getEnv } from '../../../../../config/env';
import { hashToken, newToken } from '../../../../auth/tokens';

const MINUTE = 60_000;

// A name per login: whoever begins in two tabs ends in both.
const getName = (hash: string): string => `portal_saml_${hash.slice(0, 8)}`;

// Only the call that ends a login sees it. It does not come with the post of the staff portal, which is cross-site.
const options = () => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: getEnv().publicUrl.startsWith('https:'),
  path: '/api/v1/auth/saml',
  signed: false,
  overwrite: true,
});

/** Marks a browser as the one that begins a login; gives the print of the mark. */
export function markBrowser(ctx: Context): string {
  const mark = newToken();
  const hash = hashToken(mark);
  ctx.cookies.set(getName(hash), mark, { ...options(), maxAge: 15 * MINUTE });
  return hash;
}

/** Whether a request comes from the browser with a mark, which is then taken away. */
export function takeMark(ctx: Context, hash: string): boolean {
  const mark = ctx.cookies.get(getName(hash), { signed: false });
  if (mark === undefined || hashToken(mark) !== hash) return false;
  ctx.cookies.set(getName(hash), null, options());
  return true;
}
