import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'koa';
import { type Coding, getCoding } from './coding';
import { codedTag, matchesTag } from './entity-tag';
import type { CachedResponse, ResponseVariant } from './response-cache';

/** The specific part of a cached response: headers common to all responses are added elsewhere. */
interface PreparedResponse {
  status: 200 | 304;
  headers: Record<string, string>;
  /** The request headers on which it depends. */
  vary: readonly string[];
  body?: Buffer;
}

/** The client's preference: the coding, and whether it has the content already. */
interface ClientPreference {
  coding: Coding | null;
  isKnown: boolean;
}

/** Negotiates a cached response by the request headers. */
export const negotiate = (
  headers: IncomingHttpHeaders,
  { tag, isWorthPacking }: CachedResponse,
): ClientPreference => ({
  coding: isWorthPacking ? getCoding(headers['accept-encoding']?.toString()) : null,
  isKnown: headers['if-none-match'] !== undefined && matchesTag(headers['if-none-match'], tag),
});

/**
 * Prepares a cached response: as is, compressed, or empty for a client that has it. Both ways out use this: through
 * Koa, and before it (`src/server/security/cached`).
 */
export function prepareResponse(
  { tag, kind }: CachedResponse,
  { coding, isKnown }: ClientPreference,
  body: Buffer,
): PreparedResponse {
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
  const wanted = negotiate(ctx.req.headers, response);
  const { coding, isKnown } = wanted;
  const bytes = coding && !isKnown ? await response.packed(coding) : response.bytes;
  const { status, headers, vary, body } = prepareResponse(response, wanted, bytes);
  // The compression middleware would ignore an explicit refusal.
  ctx.compress = false;
  ctx.status = status;
  if (body) ctx.body = body;
  ctx.set(headers);
  ctx.vary([...vary]);
}

/** Redirects a client, cacheable no longer than allowed: another page may take the old URL. */
export function redirectTo(ctx: Context, address: string, { cacheControl, vary }: ResponseVariant): void {
  ctx.status = 301;
  ctx.set({ Location: address, 'Cache-Control': cacheControl });
  ctx.vary([...vary]);
  ctx.body = '';
}
