import type { Context } from 'koa';
import { digest } from './entity-tag';
import { stale } from './errors';

/**
 * Throws 412 when the sender saw another version than these: of the row, or of the list that contains it. Call it in
 * the transaction of the write, on data read behind its lock.
 */
export type CheckVersion = (...states: readonly unknown[]) => void;

const getVersion = (state: unknown): string => digest(JSON.stringify(state)).slice(0, 16);

/**
 * Adds a version to the response of this GET: the digest of what a PUT can change. It is the first part of the ETag;
 * the rest depends on the bytes, which vary with preview URLs and counts.
 */
export function setVersion(ctx: Context, state: unknown): void {
  ctx.state.version = getVersion(state);
}

/**
 * Creates the check of a write's If-Match (RFC 9110 section 13.1.1): one of its tags must start with a current version.
 * Proxies that compress responses make their tags weak, which does not affect the version.
 */
export function createVersionCheck(ctx: Context): CheckVersion {
  const header = ctx.get('If-Match').trim();
  if (header === '' || header === '*') return () => undefined;
  const seen = header.split(',').map((tag) => /^\s*(?:W\/)?"([\w-]{16})[^"]*"\s*$/.exec(tag)?.[1]);
  return (...states) => {
    if (!states.some((state) => seen.includes(getVersion(state)))) {
      throw stale(undefined, 'Dit is intussen ergens anders gewijzigd. Jouw wijziging is niet bewaard.');
    }
  };
}
