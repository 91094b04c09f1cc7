import type { Core } from '@strapi/strapi';
import { requests, routeName } from '../watching';

const factory: Core.MiddlewareFactory = () => (ctx, next) => {
  const began = performance.now();
  const { req, res, path } = ctx;
  res.on('close', () => {
    // Who looks does not count.
    if (path === '/metrics') return;
    const status = res.writableFinished ? res.statusCode : 0;
    const seconds = (performance.now() - began) / 1000;
    requests.count(routeName(path, ctx._matchedRoute), req.method ?? '', status, seconds);
  });
  return next();
};

/** Counts every request and how long it took, for the metrics. */
export default factory;
