import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import send from 'send';
import { repositoryRoot } from '../../config/env/repository-root';
import { isPortalPath } from '../http/portal-paths';
import { getLive } from '../live';

const YEAR_S = 31_536_000;

const isUnder = (ctx: Context, root: string): boolean => ctx.path === root || ctx.path.startsWith(`${root}/`);

// Strapi's panel calls its own API at /admin; a person who opens an address there means the portal.
const isForStrapi = (ctx: Context): boolean =>
  ['/api', '/beheer'].some((root) => isUnder(ctx, root)) ||
  (isUnder(ctx, '/admin') && !ctx.get('Accept').includes('text/html'));

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
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const sendIndex = (ctx: Context, status: number): void => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = index;
  };

  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isForStrapi(ctx)) return next();
    if (isPortalPath(ctx.path, (await getLive(strapi).site()).productSlug)) return sendIndex(ctx, 200);
    if (await sendFile(ctx, folder)) return;
    // Who opens an address means a screen; a script may mean Strapi.
    if (ctx.get('Accept').includes('text/html')) return sendIndex(ctx, 404);
    await next();
    if (ctx.status === 404 && !ctx.body) sendIndex(ctx, 404);
  };
};

/** Serves the portal: its files, and its index.html for every address of its own; unknown ones get it with status 404. */
export default factory;
