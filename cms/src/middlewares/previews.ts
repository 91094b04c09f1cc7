import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { matchesTag } from '../http/entity-tag';
import { findFile } from '../storage/find-file';
import { PREVIEW_ROOT, readPreviewAddress } from '../storage/preview-address';
import { rendition } from '../storage/renditions';

const REFUSED = 'Dit adres is verlopen of klopt niet.';

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const refuse = (ctx: Parameters<Core.MiddlewareHandler>[0], status: number): void => {
    ctx.status = status;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = REFUSED;
  };

  return async (ctx, next) => {
    if (!ctx.path.startsWith(PREVIEW_ROOT)) return next();
    ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return refuse(ctx, 404);
    const { expires, signature } = ctx.query;
    const right = readPreviewAddress(ctx.path, { expires, signature }, Date.now());
    if (!right) return refuse(ctx, 403);
    const place = await rendition(right.name, () => findFile(strapi, right.name.id));
    if (!place) return refuse(ctx, 404);
    ctx.set('Cache-Control', `private, max-age=${right.seconds}, immutable`);
    const tag = `"${right.name.version}-${right.name.width}"`;
    ctx.set('ETag', tag);
    ctx.status = 200;
    if (matchesTag(ctx.get('If-None-Match'), tag)) {
      ctx.status = 304;
      return;
    }
    ctx.type = 'image/webp';
    ctx.length = (await stat(place)).size;
    ctx.body = createReadStream(place);
  };
};

/** Serves the renditions of files to whoever has a signed address, until it ends. Never original bytes. */
export default factory;
