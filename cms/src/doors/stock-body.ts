import type { Core } from '@strapi/strapi';
import { isTooMuch } from '../http/json-shape';

/** Leaves bodies below /api alone: those are read once it is known who sends them (src/http/read-body.ts). */
export const bodyOutsideApi =
  (stock: Core.MiddlewareFactory): Core.MiddlewareFactory =>
  (config, context) => {
    const parse = stock(config, context);
    return (ctx, next) => {
      if (!parse || ctx.path.startsWith('/api/')) return next();
      return parse(ctx, () => {
        if (isTooMuch(ctx.request.body)) return Promise.resolve(ctx.badRequest());
        return next();
      });
    };
  };
