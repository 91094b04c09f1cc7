import type { Core } from '@strapi/strapi';
import { makeHeaders } from './headers';

/** In the place of `strapi::security`, which makes its headers anew for each request. */
export const security: Core.MiddlewareFactory = () => {
  const getHeaders = makeHeaders();
  return (ctx, next) => {
    ctx.set(getHeaders(ctx.path));
    return next();
  };
};
