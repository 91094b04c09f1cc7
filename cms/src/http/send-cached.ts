import type { Context } from 'koa';
import type { CachedResponse } from './response-cache';
import { matchesTag } from './entity-tag';
import type { ResponseVariant } from './response-variant';

/**
 * Sends a cached response: compressed for clients that accept brotli, or 304 for clients that already have
 * it.
 */
export async function sendCached(ctx: Context, { bytes, tag, kind, packed }: CachedResponse): Promise<void> {
  const { res, req } = ctx;
  res.setHeader('ETag', tag);
  res.setHeader('Cache-Control', kind.cacheControl);
  ctx.vary([...kind.vary]);
  const asked = req.headers['if-none-match'];
  if (asked !== undefined && matchesTag(asked, tag)) {
    ctx.status = 304;
    return;
  }
  const brotli = ctx.acceptsEncodings('br', 'identity') === 'br' ? await packed() : null;
  // The compression middleware would ignore an explicit refusal.
  if (ctx.acceptsEncodings('gzip', 'identity') === 'identity') ctx.compress = false;
  ctx.status = 200;
  if (brotli) res.setHeader('Content-Encoding', 'br');
  ctx.body = brotli ?? bytes;
  res.setHeader('Content-Type', kind.type);
}

/** Redirects a client, cacheable only as long as allowed: another page may take the old address. */
export function redirectTo(ctx: Context, address: string, { cacheControl, vary }: ResponseVariant): void {
  ctx.status = 301;
  ctx.set({ Location: address, 'Cache-Control': cacheControl });
  ctx.vary([...vary]);
  ctx.body = '';
}
