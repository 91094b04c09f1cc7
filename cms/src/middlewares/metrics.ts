import type { Core } from '@strapi/strapi';
import { loadMetricsResponse } from '../server/metrics/metrics';

const factory: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (ctx.path !== '/metrics' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  const { status, headers, body } = await loadMetricsResponse(ctx.req.headers.authorization);
  ctx.status = status;
  ctx.body = body;
  ctx.set(headers);
};

/** GET /metrics on the portal's own port, for clients with the token. */
export default factory;
