import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../config/env';
import { viewerOf } from '../http/portal-strategy';

const ID = /^[\w.:-]{8,128}$/;
const MOST = 500;

const userOf = (ctx: Context): string | undefined => {
  const viewer = viewerOf(ctx);
  return viewer.kind === 'anonymous' ? undefined : viewer.id;
};

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { trustProxy } = getEnv();
  const isLogged = strapi.log.isLevelEnabled('http');

  const logEnd = (ctx: Context, requestId: string): void => {
    const began = performance.now();
    // Tokens stand in queries.
    const { method, ip } = ctx;
    const path = ctx.path.slice(0, MOST);
    ctx.res.once('close', () => {
      const ms = Math.round(performance.now() - began);
      const isCut = !ctx.res.writableFinished;
      const { statusCode: status } = ctx.res;
      strapi.log.http(`${method} ${path} ${status} ${ms} ms`, {
        ...{ request: requestId, method, path, status, ms, ip, user: userOf(ctx) },
        ...(isCut && { cut: true }),
      });
    });
  };

  return (ctx, next) => {
    const given = ctx.get('X-Request-Id');
    const requestId = trustProxy && ID.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    // A proxy may pass on whatever a client wrote.
    if (isIP(ctx.ip) === 0) ctx.request.ip = ctx.req.socket.remoteAddress ?? '';
    if (isLogged) logEnd(ctx, requestId);
    return next();
  };
};

/** Gives each request an id, which its answer and its lines in the log carry, and logs it with one line. */
export default factory;
