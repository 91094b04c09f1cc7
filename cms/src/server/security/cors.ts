import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { API_PREFIX } from '../../shared/addresses';

/** Design tokens, which style sheets and scripts of every site may read: there is nothing in them to protect. */
const isForAll = (path: string): boolean =>
  path === `${API_PREFIX}/tokens` || path.startsWith(`${API_PREFIX}/tokens/`);

const FOR_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Disposition, Content-Location, ETag',
  // Without it no page of another site could have them as its style sheet.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '600',
};

type Context = Parameters<Core.MiddlewareHandler>[0];

function answerAll(ctx: Context, next: () => Promise<void>): Promise<void> | undefined {
  ctx.set(FOR_ALL);
  if (ctx.method !== 'OPTIONS') return next();
  ctx.set(PREFLIGHT);
  ctx.status = 204;
}

const isShared = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/_files/');

/**
 * Restricts `strapi::cors` to the origins of CORS_ORIGINS, on the paths where they are allowed. Other origins
 * get no CORS headers, so that browsers block them, except for what is for all.
 */
export const corsForListed =
  (stock: Core.MiddlewareFactory): Core.MiddlewareFactory =>
  (config, context) => {
    const { corsOrigins } = getEnv();
    const answerListed = stock(config, context);
    return (ctx, next) => {
      if (!isShared(ctx.path)) return next();
      if (isForAll(ctx.path)) return answerAll(ctx, next);
      if (answerListed && corsOrigins.includes(ctx.get('Origin'))) return answerListed(ctx, next);
      if (corsOrigins.length > 0) ctx.vary('Origin');
      if (ctx.method !== 'OPTIONS') return next();
      // Only permitted callers learn which methods a path has.
      ctx.status = 204;
    };
  };
