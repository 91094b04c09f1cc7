import type { Core } from '@strapi/strapi';
import { getAddress, getRequestId } from '../http/request-info';
import { getViewer } from '../http/portal-strategy';
import { watchRequests } from '../server/metrics/watch-requests';

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const watch = watchRequests(strapi);
  return (ctx, next) => {
    const id = getRequestId(ctx.req);
    ctx.state.requestId = id;
    ctx.set('X-Request-Id', id);
    ctx.request.ip = getAddress(ctx.req);
    const { path } = ctx;
    watch?.(ctx.req, ctx.res, { id, path, route: () => ctx._matchedRoute, viewer: () => getViewer(ctx) });
    return next();
  };
};

/** Gives each request an id and its client address, and watches it. */
export default factory;
