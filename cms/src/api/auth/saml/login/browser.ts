import type { Context } from 'koa';
import { getCookie, setCookie } from '../../../../http/cookies';
import { hashToken, newToken } from '../../../../utils/tokens';
import { API_PREFIX } from '../../../../shared/addresses';

const MINUTE = 60_000;

// One cookie per login, so that a user can log in from two tabs at once.
const getName = (hash: string): string => `portal_saml_${hash.slice(0, 8)}`;

// Sent only to the call that completes a login. It does not come with the staff portal's POST, which is
// cross-site.
const path = `${API_PREFIX}/auth/saml`;

/** Sets a cookie on the browser that starts a login; returns its hash. */
export function setLoginCookie(ctx: Context): string {
  const mark = newToken();
  const hash = hashToken(mark);
  setCookie(ctx, getName(hash), mark, { path, maxAge: 15 * MINUTE });
  return hash;
}

/** Whether a request comes from the browser with this cookie, which is then cleared. */
export function consumeLoginCookie(ctx: Context, hash: string): boolean {
  const mark = getCookie(ctx, getName(hash));
  if (mark === undefined || hashToken(mark) !== hash) return false;
  setCookie(ctx, getName(hash), null, { path });
  return true;
}
