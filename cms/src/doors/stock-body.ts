import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import { isTooMuch } from '../http/json-shape';

/**
 * Leaves bodies below /api alone: those are read once it is known who sends them (src/http/read-body.ts). Without
 * Strapi's panel nobody else takes one.
 */
export const bodyOutsideApi =
  (stock: Core.MiddlewareFactory): Core.MiddlewareFactory =>
  (config, context) => {
    const parse = getEnv().strapiAdmin && stock(config, context);
    return (ctx, next) => {
      if (!parse || ctx.path.startsWith('/api/')) return next();
      return parse(ctx, () => {
        if (isTooMuch(ctx.request.body)) return Promise.resolve(ctx.badRequest());
        return next();
      });
    };
  };
