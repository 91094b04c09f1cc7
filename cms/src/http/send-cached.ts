import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'koa';
import { type Coding, getCoding } from './coding';
import { codedTag, matchesTag } from './entity-tag';
import type { CachedResponse, ResponseVariant } from './response-cache';

/** What is sent of a cached response, besides the headers that all responses have. */
interface CachedForm {
  status: 200 | 304;
  headers: Record<string, string>;
  /** The request headers on which it depends. */
  vary: readonly string[];
  body?: Buffer;
}

/** What a client gets of a response: the coding, and whether it has the content already. */
interface Wanted {
  coding: Coding | null;
  isKnown: boolean;
}

/** What a client wants of a response, by its headers. */
export const getWanted = (headers: IncomingHttpHeaders, { tag, isWorthPacking }: CachedResponse): Wanted => ({
  coding: isWorthPacking ? getCoding(headers['accept-encoding']?.toString()) : null,
  isKnown: headers['if-none-match'] !== undefined && matchesTag(headers['if-none-match'], tag),
});

/**
 * Makes what is sent of a cached response: as it is, packed, or nothing to a client that has it. Both ways out send this:
 * through Koa, and before it (`src/server/security/ready`).
 */
export function makeForm(
  { tag, kind }: CachedResponse,
  { coding, isKnown }: Wanted,
  body: Buffer,
): CachedForm {
  const { cacheControl, vary, type } = kind;
  const headers = { ETag: codedTag(tag, coding), 'Cache-Control': cacheControl };
  if (isKnown) return { status: 304, headers, vary };
  const content = { 'Content-Type': type, 'Content-Length': String(body.length) };
  return {
    status: 200,
    headers: { ...headers, ...content, ...(coding && { 'Content-Encoding': coding }) },
    vary,
    body,
  };
}

/** Sends a cached response: packed for clients that can unpack it, or 304 for clients that already have it. */
export async function sendCached(ctx: Context, response: CachedResponse): Promise<void> {
  const wanted = getWanted(ctx.req.headers, response);
  const { coding, isKnown } = wanted;
  const bytes = coding && !isKnown ? await response.packed(coding) : response.bytes;
  const { status, headers, vary, body } = makeForm(response, wanted, bytes);
  // The compression middleware would ignore an explicit refusal.
  ctx.compress = false;
  ctx.status = status;
  if (body) ctx.body = body;
  ctx.set(headers);
  ctx.vary([...vary]);
}

/** Redirects a client, cacheable only as long as allowed: another page may take the old address. */
export function redirectTo(ctx: Context, address: string, { cacheControl, vary }: ResponseVariant): void {
  ctx.status = 301;
  ctx.set({ Location: address, 'Cache-Control': cacheControl });
  ctx.vary([...vary]);
  ctx.body = '';
}
