import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { repositoryRoot } from '../../config/env/repository-root';
import { firstView } from '../first-view';
import { fillIndexHtml } from '../first-view/index-html';
import { entityTag, matchesTag } from '../http/entity-tag';
import { sendPortalFile } from '../http/portal-files';
import { isPortalPath } from '../http/portal-paths';
import { makeIsForStrapi } from '../http/strapi-paths';
import { getLive } from '../live';

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
      ? isPortalPath(ctx.path, (await getLive(strapi).snapshot()).site.productSlug)
      : false;

  return async (ctx, next) => {
    if (isForStrapi(ctx)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return sendIndex(ctx, 404);
    if (await isScreen(ctx)) return sendIndex(ctx, 200);
    if (!(await sendPortalFile(ctx, folder))) await sendIndex(ctx, 404);
  };
};

/** Serves the portal: its files, and its index.html for every address of its own; unknown ones get it with status 404. */
export default factory;
