import type { Core } from '@strapi/strapi';
import { namesOneHost, isPlainPath } from '../server/security/plain-path';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** A path where nothing exists: the rest of the chain answers in the right format. */
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

/**
 * Sends requests with an ambiguous path to one where nothing exists, so that each path is decided on only
 * once.
 */
export default factory;
