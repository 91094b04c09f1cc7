import type { Context } from 'koa';
import type { CachedResponse } from './response-cache';
import { matchesTag } from './entity-tag';
import type { ResponseVariant } from './response-variant';

/** Sends a ready answer: packed for who knows brotli, 304 for who has it already. */
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
  // What packs other answers would do so even by what is refused.
  if (ctx.acceptsEncodings('gzip', 'identity') === 'identity') ctx.compress = false;
  ctx.status = 200;
  if (brotli) res.setHeader('Content-Encoding', 'br');
  ctx.body = brotli ?? bytes;
  res.setHeader('Content-Type', kind.type);
}

/** Sends whoever asks to another address, for as long as that is so: another page may take the old one. */
export function redirectTo(ctx: Context, address: string, { cacheControl, vary }: ResponseVariant): void {
  ctx.status = 301;
  ctx.set({ Location: address, 'Cache-Control': cacheControl });
  ctx.vary([...vary]);
  ctx.body = '';
}
