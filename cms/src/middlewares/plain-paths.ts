import type { Core } from '@strapi/strapi';
import { namesOneHost } from '../server/security/one-host';
import { isPlainPath } from '../server/security/plain-path';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Where nothing is: the rest of the chain answers in the form that fits. */
const NOWHERE = '/-';

const factory: Core.MiddlewareFactory = () => (ctx, next) => {
  if (!namesOneHost(ctx.req)) {
    ctx.status = 400;
    return Promise.resolve();
  }
  if (!isPlainPath(ctx.path) || !METHODS.includes(ctx.method)) {
    ctx.path = ctx.path.startsWith('/api/') ? `/api${NOWHERE}` : NOWHERE;
  }
  return next();
};

/** Sends requests that could be read in two ways to where nothing is: there is one decision per path. */
export default factory;
