import type { Core } from '@strapi/strapi';
import { makeHasPanelRoute, makeIsForPanel } from '../http/strapi-paths';
import { namesOneHost, isPlainPath } from '../server/security/plain-path';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** A path where nothing exists: the rest of the chain answers in the right format. */
const MISSING_PATH = '/-';

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const isForPanel = makeIsForPanel(strapi);
  const hasPanelRoute = makeHasPanelRoute(strapi);
  return (ctx, next) => {
    if (!namesOneHost(ctx.req)) {
      ctx.status = 400;
      return Promise.resolve();
    }
    if (!isPlainPath(ctx.path) || !METHODS.includes(ctx.method)) {
      ctx.path = ctx.path.startsWith('/api/') ? `/api${MISSING_PATH}` : MISSING_PATH;
    } else if (isForPanel(ctx) && !hasPanelRoute(ctx)) {
      // Strapi's router would tell which other methods there are.
      ctx.notFound();
      return Promise.resolve();
    }
    return next();
  };
};

/**
 * Sends requests with an ambiguous path to a path where nothing exists, so that every path is judged only once. Unknown
 * routes of Strapi's panel are rejected before anything is read.
 */
export default factory;
