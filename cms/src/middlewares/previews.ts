import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { matchesTag } from '../http/entity-tag';
import { PortalError } from '../http/errors';
import { getPublished } from '../published';
import { isStillVisibleTo } from '../published/visible-to';
import { readPanelPreview } from '../storage/renditions/panel-preview';
import { findFile } from '../storage/stored-file';
import {
  PREVIEW_ROOT,
  verifyPreviewAddress,
  type RenditionName,
} from '../storage/renditions/preview-address';
import { type Rendition, loadRendition } from '../storage/renditions/renditions';
import { storageFull } from '../storage/storage-failure';
import { isDiskFull } from '../utils/is-full';

const KEPT_SECONDS = 3600;
const REFUSED = 'Dit adres is verlopen of klopt niet.';

type Context = Parameters<Core.MiddlewareHandler>[0];

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const refuse = (ctx: Context, status: number, sentence = REFUSED): void => {
    ctx.status = status;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = sentence;
  };

  /** The requested colour; null for a colour outside the house style, because each one is drawn and cached. */
  const findInk = async (asked: unknown): Promise<string | undefined | null> => {
    if (asked === undefined) return undefined;
    const { colors } = (await getPublished(strapi).snapshot()).site;
    const found = colors.find(({ hex }) => hex.slice(1).toLowerCase() === asked);
    return found ? found.hex.slice(1).toLowerCase() : null;
  };

  const failed = (ctx: Context, error: unknown): void => {
    const failure = isDiskFull(error) ? storageFull() : error;
    if (!(failure instanceof PortalError)) throw error;
    ctx.set(failure.headers);
    refuse(ctx, failure.status, failure.message);
  };

  /** The rendition that a URL grants, as long as its audience may see it. */
  const findName = async (ctx: Context): Promise<RenditionName | null> => {
    const granted = verifyPreviewAddress(ctx.path, ctx.query, Date.now());
    if (!granted) return null;
    const { name, audience } = granted;
    return (await isStillVisibleTo(strapi, name.id, audience)) ? name : null;
  };

  return async (ctx, next) => {
    if (!ctx.path.startsWith(PREVIEW_ROOT)) return next();
    ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return refuse(ctx, 404);
    const name = ctx.query.account === undefined ? await findName(ctx) : await readPanelPreview(strapi, ctx);
    if (!name) return refuse(ctx, 403);
    const ink = await findInk(ctx.query.ink);
    if (ink === null) return refuse(ctx, 404);
    let drawn: Rendition | null;
    try {
      drawn = await loadRendition({ ...name, ink }, () => findFile(strapi, name.id));
    } catch (error) {
      return failed(ctx, error);
    }
    if (!drawn) return refuse(ctx, 404);
    // A viewer may keep a picture they have seen; an expired URL gives nobody else access.
    ctx.set('Cache-Control', `private, max-age=${KEPT_SECONDS}, immutable`);
    const tag = `"${[name.version, name.width, ink].filter((part) => part !== undefined).join('-')}"`;
    ctx.set('ETag', tag);
    ctx.status = 200;
    if (matchesTag(ctx.get('If-None-Match'), tag)) {
      ctx.status = 304;
      return;
    }
    ctx.type = 'image/webp';
    if ('bytes' in drawn) {
      ctx.body = drawn.bytes;
      return;
    }
    ctx.length = (await stat(drawn.place)).size;
    ctx.body = createReadStream(drawn.place);
  };
};

/** Serves renditions for signed URLs until these expire. Never original bytes. */
export default factory;
