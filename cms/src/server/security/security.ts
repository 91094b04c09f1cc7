import type { Core } from '@strapi/strapi';
import { makeHeaders } from './headers';

/** Replaces `strapi::security`, which builds its headers again for each request. */
export const security: Core.MiddlewareFactory = () => {
  const getHeaders = makeHeaders();
  return (ctx, next) => {
    ctx.set(getHeaders(ctx.path));
    return next();
  };
};
