import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';

const factory: Core.MiddlewareFactory = () => {
  const isHttps = getEnv().publicUrl.startsWith('https:');
  return (ctx, next) => {
    if (isHttps) ctx.cookies.secure = true;
    return next();
  };
};

/** Behind a proxy that terminates HTTPS this server speaks HTTP, but cookies must still be Secure. */
export default factory;
