import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import sirv from 'sirv';
import { repositoryRoot } from '../../config/env/repository-root';
import { isPortalPath } from '../http/portal-paths';
import { getLive } from '../live';

const YEAR_S = 31_536_000;

const isUnder = (ctx: Context, root: string): boolean => ctx.path === root || ctx.path.startsWith(`${root}/`);

// Strapi's panel calls its own API at /admin; a person who opens an address there means the portal.
const isForStrapi = (ctx: Context): boolean =>
  ['/api', '/beheer', '/saml2'].some((root) => isUnder(ctx, root)) ||
  (isUnder(ctx, '/admin') && !ctx.get('Accept').includes('text/html'));

function sendFile(serve: ReturnType<typeof sirv>, ctx: Context): Promise<boolean> {
  return new Promise((resolve) => {
    ctx.res.once('finish', () => resolve(true));
    ctx.res.once('close', () => resolve(true));
    ctx.respond = false;
    serve(ctx.req, ctx.res, () => {
      ctx.respond = true;
      resolve(false);
    });
  });
}

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const folder = path.join(repositoryRoot(), 'web', 'dist');
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const serve = sirv(folder, {
    extensions: [],
    setHeaders(response, file) {
      const isHashed = file.startsWith('/static/');
      response.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });

  const sendIndex = (ctx: Context, status: number): void => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = index.replaceAll('%STYLE_NONCE%', String(ctx.state.styleNonce ?? ''));
  };

  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isForStrapi(ctx)) return next();
    if (isPortalPath(ctx.path, (await getLive(strapi).site()).productSlug)) return sendIndex(ctx, 200);
    if (await sendFile(serve, ctx)) return;
    await next();
    if (ctx.status === 404 && !ctx.body) sendIndex(ctx, 404);
  };
};

/** Serves the portal: its files, and its index.html for every address of its own; unknown ones get it with status 404. */
export default factory;
