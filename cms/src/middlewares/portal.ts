import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { repositoryRoot } from '../../config/env/repository-root';
import { movedTo } from '../api/page/lib/reads/live-page';
import { readyIndexHtml } from '../server/html';
import { readBlockCode } from '../server/html/block-code';
import { getAddress, getSlug } from '../server/html/get-slug';
import { sendPortalFile } from '../http/portal-files';
import { isPortalPath, isOpened, makeIsForStrapi } from '../http/strapi-paths';
import { HTML, toCachedResponse } from '../http/response-cache';
import { redirectTo, sendCached } from '../http/send-cached';
import { getPublished } from '../published';
import { anonymous } from '../permissions/viewer';

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const folder = path.join(repositoryRoot(), 'web', 'dist');
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const build = { template, getCode: readBlockCode(folder) };
  // While the database is down the app is served without data, and reports the outage itself.
  const withoutData = toCachedResponse(template, HTML);
  const sendIndex = async (ctx: Context, status: number): Promise<void> => {
    const html = await readyIndexHtml(strapi, build, ctx.path).catch(() => withoutData);
    if (status === 200) return sendCached(ctx, html);
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = html.bytes;
  };

  const isForStrapi = makeIsForStrapi(strapi);
  let lastSlug = '';
  const productSlug = async (): Promise<string> => {
    try {
      lastSlug = (await getPublished(strapi).snapshot()).site.productSlug;
    } catch {
      // While the database is down the known screens stay the same.
    }
    return lastSlug;
  };
  const isScreen = async (ctx: Context): Promise<boolean> =>
    isOpened(ctx) || !ctx.path.startsWith('/admin') ? isPortalPath(ctx.path, await productSlug()) : false;

  // The new path of a page that is not public stays hidden here; the app asks the API.
  const movedPath = async (ctx: Context): Promise<string | null> => {
    const slug = getSlug(ctx.path, await productSlug());
    const moved = slug && (await movedTo(strapi, anonymous, slug).catch(() => null));
    return moved ? getAddress(moved) + ctx.search : null;
  };

  return async (ctx, next) => {
    if (isForStrapi(ctx)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return sendIndex(ctx, 404);
    if (await isScreen(ctx)) {
      const moved = await movedPath(ctx);
      return moved === null ? sendIndex(ctx, 200) : redirectTo(ctx, moved, HTML);
    }
    if (!(await sendPortalFile(ctx, folder))) await sendIndex(ctx, 404);
  };
};

/**
 * Serves the portal: its files, and index.html for each of its own paths; unknown paths get it with status
 * 404.
 */
export default factory;
