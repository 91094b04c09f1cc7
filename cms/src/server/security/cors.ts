import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { API_PREFIX, STABLE_ROOT } from '../../shared/addresses';

/**
 * Design tokens, which style sheets and scripts of every site may read, and stable addresses, which every site may
 * embed: they contain nothing to protect.
 */
const isOpenToAllOrigins = (path: string): boolean =>
  path.startsWith(STABLE_ROOT) || path === `${API_PREFIX}/tokens` || path.startsWith(`${API_PREFIX}/tokens/`);

const OPEN_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Disposition, Content-Location, Content-Range, ETag',
  // Without it, pages of other sites could not use it as a style sheet.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match, Range',
  'Access-Control-Max-Age': '600',
};

type Context = Parameters<Core.MiddlewareHandler>[0];

function allowAllOrigins(ctx: Context, next: () => Promise<void>): Promise<void> | undefined {
  ctx.set(OPEN_CORS);
  if (ctx.method !== 'OPTIONS') return next();
  ctx.set(PREFLIGHT);
  ctx.status = 204;
}

const isShared = (path: string): boolean =>
  ['/api/', '/_files/', STABLE_ROOT].some((root) => path.startsWith(root));

/**
 * Restricts `strapi::cors` to the origins of CORS_ORIGINS, on the paths where they are allowed. Other origins
 * get no CORS headers, so that browsers block them, except for what is for all.
 */
export const restrictCors =
  (stock: Core.MiddlewareFactory): Core.MiddlewareFactory =>
  (config, context) => {
    const { corsOrigins } = getEnv();
    const answerListed = stock(config, context);
    return (ctx, next) => {
      if (!isShared(ctx.path)) return next();
      if (isOpenToAllOrigins(ctx.path)) return allowAllOrigins(ctx, next);
      if (answerListed && corsOrigins.includes(ctx.get('Origin'))) return answerListed(ctx, next);
      if (corsOrigins.length > 0) ctx.vary('Origin');
      if (ctx.method !== 'OPTIONS') return next();
      // Only permitted callers learn which methods a path has.
      ctx.status = 204;
    };
  };
