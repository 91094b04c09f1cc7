import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';

const isShared = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/_files/');

/**
 * Lets `strapi::cors` answer only the origins of CORS_ORIGINS, and only where they may come. To all others no header is
 * sent, so that their browsers refuse.
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
      // Which methods a path has is for who may call it.
      ctx.status = 204;
    };
  };
