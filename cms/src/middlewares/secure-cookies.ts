import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';

const factory: Core.MiddlewareFactory = () => {
  const isHttps = getEnv().publicUrl.startsWith('https:');
  return (ctx, next) => {
    if (isHttps) ctx.cookies.secure = true;
    return next();
  };
};

/** Behind a proxy that ends HTTPS this server itself speaks HTTP: cookies may be Secure all the same. */
export default factory;
