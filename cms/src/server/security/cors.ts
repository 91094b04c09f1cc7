import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';

const isShared = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/_files/');

/**
 * Restricts `strapi::cors` to the origins of CORS_ORIGINS, on the paths where they are allowed. Other origins
 * get no CORS headers, so that browsers block them.
 */
export const corsForListed =
  (stock: Core.MiddlewareFactory): Core.MiddlewareFactory =>
  (config, context) => {
    const { corsOrigins } = getEnv();
    const answerListed = stock(config, context);
    return (ctx, next) => {
      if (!isShared(ctx.path)) return next();
      if (answerListed && corsOrigins.includes(ctx.get('Origin'))) return answerListed(ctx, next);
      if (corsOrigins.length > 0) ctx.vary('Origin');
      if (ctx.method !== 'OPTIONS') return next();
      // Only permitted callers learn which methods a path has.
      ctx.status = 204;
    };
  };
