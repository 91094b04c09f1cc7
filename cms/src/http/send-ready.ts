import type { Context } from 'koa';
import type { ReadyAnswer } from '../live/ready-answers';
import type { Viewer } from '../permissions/viewer';
import { matchesTag } from './entity-tag';

const OPEN_TO_ALL = 'public, max-age=0, must-revalidate';
const PERSONAL = 'private, no-cache';

const takesBrotli = (ctx: Context): boolean =>
  ctx.req.headers['accept-encoding']?.includes('br') === true &&
  ctx.acceptsEncodings('br', 'identity') === 'br';

/** Sends a ready JSON answer (contract section 1, caching): packed for who knows brotli, 304 for who has it already. */
export async function sendReady(ctx: Context, viewer: Viewer, answer: ReadyAnswer): Promise<void> {
  const { res, req } = ctx;
  res.setHeader('ETag', answer.tag);
  res.setHeader('Cache-Control', viewer.kind === 'anonymous' ? OPEN_TO_ALL : PERSONAL);
  ctx.vary('Accept-Encoding');
  ctx.vary('Authorization');
  const asked = req.headers['if-none-match'];
  if (asked !== undefined && matchesTag(asked, answer.tag)) {
    ctx.status = 304;
    return;
  }
  const packed = takesBrotli(ctx) ? await answer.packed() : null;
  ctx.status = 200;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (packed) res.setHeader('Content-Encoding', 'br');
  ctx.body = packed ?? answer.bytes;
}
