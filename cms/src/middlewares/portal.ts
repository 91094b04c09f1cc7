import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import send from 'send';
import { repositoryRoot } from '../../config/env/repository-root';
import { firstView } from '../first-view';
import { fillIndexHtml } from '../first-view/index-html';
import { entityTag, matchesTag } from '../http/entity-tag';
import { isPortalPath } from '../http/portal-paths';
import { makeIsForStrapi } from '../http/strapi-paths';
import { getLive } from '../live';

const YEAR_S = 31_536_000;

/** Sends a file of the built portal; false when there is none. */
function sendFile(ctx: Context, root: string): Promise<boolean> {
  return new Promise((resolve) => {
    const file = send(ctx.req, ctx.path, { root, index: false, dotfiles: 'ignore', cacheControl: false });
    file.on('headers', (response, name) => {
      const isHashed = name.startsWith(path.join(root, 'static') + path.sep);
      response.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    });
    const none = (): void => {
      if (ctx.res.headersSent) return void ctx.res.destroy();
      ctx.respond = true;
      ctx.res.statusCode = 404;
      resolve(false);
    };
    file.on('error', none).on('directory', none);
    ctx.res.once('close', () => resolve(true));
    ctx.respond = false;
    // What Koa thinks of a request that nobody answered yet.
    ctx.res.statusCode = 200;
    file.pipe(ctx.res);
  });
}

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const folder = path.join(repositoryRoot(), 'web', 'dist');
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  // While the database is away the app comes without data, and says so itself.
  const withoutData = () => template;
  const sendIndex = async (ctx: Context, status: number): Promise<void> => {
    const html = await firstView(strapi, ctx.path).then((view) => fillIndexHtml(template, view), withoutData);
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = html;
    if (status !== 200) return;
    const tag = entityTag(html);
    ctx.set('ETag', tag);
    if (matchesTag(ctx.get('If-None-Match'), tag)) ctx.status = 304;
  };

  const isForStrapi = makeIsForStrapi(strapi);
  const isScreen = async (ctx: Context): Promise<boolean> =>
    ctx.get('Accept').includes('text/html') || !ctx.path.startsWith('/admin')
      ? isPortalPath(ctx.path, (await getLive(strapi).site()).productSlug)
      : false;

  return async (ctx, next) => {
    if (isForStrapi(ctx)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return sendIndex(ctx, 404);
    if (await isScreen(ctx)) return sendIndex(ctx, 200);
    if (!(await sendFile(ctx, folder))) await sendIndex(ctx, 404);
  };
};

/** Serves the portal: its files, and its index.html for every address of its own; unknown ones get it with status 404. */
export default factory;
