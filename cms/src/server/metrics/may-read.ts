import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether an Authorization header holds the token, compared in constant time; true when no token is
 * configured.
 */
export function mayRead(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true;
  const given = /^bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}
