import type { Core } from '@strapi/strapi';
import { makeHasPanelRoute, makeIsForPanel } from '../http/strapi-paths';
import { namesOneHost, isPlainPath } from '../server/security/plain-path';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** A path where nothing exists: the rest of the chain answers in the right format. */
const NOWHERE = '/-';

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const isForPanel = makeIsForPanel(strapi);
  const hasPanelRoute = makeHasPanelRoute(strapi);
  return (ctx, next) => {
    if (!namesOneHost(ctx.req)) {
      ctx.status = 400;
      return Promise.resolve();
    }
    if (!isPlainPath(ctx.path) || !METHODS.includes(ctx.method)) {
      ctx.path = ctx.path.startsWith('/api/') ? `/api${NOWHERE}` : NOWHERE;
    } else if (isForPanel(ctx) && !hasPanelRoute(ctx)) {
      // Strapi's router would tell which other methods there are.
      ctx.notFound();
      return Promise.resolve();
    }
    return next();
  };
};

/**
 * Sends requests with an ambiguous path to one where nothing exists, so that each path is decided on only
 * once. What Strapi's panel has no route for is unknown before anything is read or asked.
 */
export default factory;
