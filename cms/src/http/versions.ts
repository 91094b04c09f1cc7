import type { Context } from 'koa';
import { digest } from './entity-tag';
import { stale } from './errors';

/**
 * Throws 412 when the sender saw something else than one of these: what is written, or a list that it stands in. Call it
 * in the transaction of the write, on what is read behind its lock.
 */
export type CheckSeen = (...states: readonly unknown[]) => void;

const getVersion = (state: unknown): string => digest(JSON.stringify(state)).slice(0, 16);

/**
 * Gives the answer to this GET a version: the digest of what a PUT can change. It is the first part of its ETag, of which
 * the rest follows from the bytes, that differ with addresses of previews and with what is counted besides.
 */
export function setVersion(ctx: Context, state: unknown): void {
  ctx.state.version = getVersion(state);
}

/**
 * The check of a write's If-Match (RFC 9110 section 13.1.1): one of its tags must begin with a present version. A proxy that
 * packs answers makes their tags weak, which says nothing about the version.
 */
export function checkSeen(ctx: Context): CheckSeen {
  const header = ctx.get('If-Match').trim();
  if (header === '' || header === '*') return () => undefined;
  const seen = header.split(',').map((tag) => /^\s*(?:W\/)?"([\w-]{16})[^"]*"\s*$/.exec(tag)?.[1]);
  return (...states) => {
    if (!states.some((state) => seen.includes(getVersion(state)))) {
      throw stale(undefined, 'Dit is intussen ergens anders gewijzigd. Jouw wijziging is niet bewaard.');
    }
  };
}
