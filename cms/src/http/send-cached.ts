import type { Context } from 'koa';
import type { CachedResponse, ResponseVariant } from './response-cache';
import { matchesTag } from './entity-tag';

/** What is sent of a cached response, besides the headers that all responses have. */
interface CachedForm {
  status: 200 | 304;
  headers: Record<string, string>;
  /** The request headers on which it depends. */
  vary: readonly string[];
  body?: Buffer;
}

/**
 * Makes what is sent of a cached response: as it is, packed with brotli, or nothing to a client that has it. Both
 * ways out send this: through Koa, and before it (`src/server/security/ready`).
 */
export function makeForm({ bytes, tag, kind }: CachedResponse, packed: Buffer | 'known' | null): CachedForm {
  const headers = { ETag: tag, 'Cache-Control': kind.cacheControl };
  if (packed === 'known') return { status: 304, headers, vary: kind.vary };
  const body = packed ?? bytes;
  const content = { 'Content-Type': kind.type, 'Content-Length': String(body.length) };
  return {
    status: 200,
    headers: { ...headers, ...content, ...(packed && { 'Content-Encoding': 'br' }) },
    vary: kind.vary,
    body,
  };
}

/** Whether a client has a cached response, by its If-None-Match. */
export const isKnown = (header: string | undefined, { tag }: CachedResponse): boolean =>
  header !== undefined && matchesTag(header, tag);

/**
 * Sends a cached response: compressed for clients that accept brotli, or 304 for clients that already have
 * it.
 */
export async function sendCached(ctx: Context, response: CachedResponse): Promise<void> {
  const knows = isKnown(ctx.req.headers['if-none-match'], response);
  const brotli = !knows && ctx.acceptsEncodings('br', 'identity') === 'br' ? await response.packed() : null;
  const { status, headers, vary, body } = makeForm(response, knows ? 'known' : brotli);
  // The compression middleware would ignore an explicit refusal.
  if (ctx.acceptsEncodings('gzip', 'identity') === 'identity') ctx.compress = false;
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
