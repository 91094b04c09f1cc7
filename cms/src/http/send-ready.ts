import type { Context } from 'koa';
import type { ReadyAnswer } from '../live/ready-answers';
import type { Viewer } from '../permissions/viewer';
import { matchesTag } from './entity-tag';

/** What answers are, and who may keep them. */
export interface ReadyKind {
  type: string;
  cacheControl: string;
  /** Headers of the request that the answer depends on, beside what it is packed with. */
  vary?: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

const OPEN_JSON: ReadyKind = {
  ...{ type: JSON_TYPE, vary: 'Authorization' },
  cacheControl: 'public, max-age=0, must-revalidate',
};
/** JSON that is for one viewer, or not for caches. */
export const PERSONAL_JSON: ReadyKind = { ...OPEN_JSON, cacheControl: 'private, no-cache' };

/** Of JSON for a viewer (contract section 1, caching). */
export const kindFor = (viewer: Viewer): ReadyKind =>
  viewer.kind === 'anonymous' ? OPEN_JSON : PERSONAL_JSON;

/** Of a page that holds only what everybody may see. */
export const HTML: ReadyKind = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' };

const takesBrotli = (ctx: Context): boolean =>
  ctx.req.headers['accept-encoding']?.includes('br') === true &&
  ctx.acceptsEncodings('br', 'identity') === 'br';

/** Sends a ready answer: packed for who knows brotli, 304 for who has it already. */
export async function sendReady(ctx: Context, answer: ReadyAnswer, kind: ReadyKind): Promise<void> {
  const { res, req } = ctx;
  res.setHeader('ETag', answer.tag);
  res.setHeader('Cache-Control', kind.cacheControl);
  ctx.vary('Accept-Encoding');
  if (kind.vary) ctx.vary(kind.vary);
  const asked = req.headers['if-none-match'];
  if (asked !== undefined && matchesTag(asked, answer.tag)) {
    ctx.status = 304;
    return;
  }
  const packed = takesBrotli(ctx) ? await answer.packed() : null;
  ctx.status = 200;
  if (packed) res.setHeader('Content-Encoding', 'br');
  ctx.body = packed ?? answer.bytes;
  res.setHeader('Content-Type', kind.type);
}
