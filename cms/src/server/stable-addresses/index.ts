import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countStableUse } from '../../api/asset/lib/stable-uses';
import { sendFile } from '../../api/file/downloads/send-file';
import { notFound, PortalError } from '../../http/errors';
import { countCall } from '../../http/rate-limits';
import { isVector } from '../../storage/file-kind';
import { storageFull } from '../../storage/storage-failure';
import { isDiskFull } from '../../utils/is-full';
import { findStableContent } from './find-content';

const SHOWN = { type: 'inline', cacheControl: 'public, max-age=300' } as const;

/** For what cannot hold scripts: browsers show no PDF in a sandbox. */
const VIEWER_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Statuses that would tell what there is: what is not open to all gets the answer of what never was. */
const TELLING = [404, 409];

async function send(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await countCall(ctx, 'stable');
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  const found = isRead ? await findStableContent(strapi, ctx.path) : null;
  if (!found) throw notFound();
  const { asset, content } = found;
  await sendFile(ctx, content, () => Promise.resolve(), SHOWN);
  if (!isVector(content)) ctx.set('Content-Security-Policy', VIEWER_POLICY);
  // Who has the content already shows it again, but a film is asked for in many parts.
  const isLaterPart = /^bytes [1-9]/.test(ctx.response.get('Content-Range'));
  if (ctx.method === 'GET' && !isLaterPart) countStableUse(strapi, { address: ctx.path, asset });
}

function refuse(ctx: Context, error: PortalError): void {
  const { status, headers, message } = TELLING.includes(error.status) ? notFound() : error;
  ctx.status = status;
  ctx.set(headers);
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = message;
}

/** Answers at a stable address: the same to everybody, whoever they are. Reads and sets no cookie. */
export async function sendStable(strapi: Core.Strapi, ctx: Context): Promise<void> {
  try {
    await send(strapi, ctx);
  } catch (error) {
    const refusal = isDiskFull(error) ? storageFull() : error;
    if (!(refusal instanceof PortalError)) throw error;
    refuse(ctx, refusal);
  }
}
