import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { logFailure } from '../database/outages';
import { reportFault } from '../error-reporter';
import { warnDiskFull } from '../storage/storage-failure';
import { isDiskFull } from '../utils/is-full';
import { responseForError, responseForStatus, type ErrorResponse } from '../http/error-responses';
import { PERSONAL_JSON, toCachedResponse } from '../http/response-cache';
import { sendCached } from '../http/send-cached';

const send = (ctx: Context, answer: ErrorResponse): void => {
  ctx.status = answer.status;
  ctx.set(answer.headers);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = answer.body;
};

const isJson = (ctx: Context): boolean =>
  ctx.status === 200 &&
  typeof ctx.body === 'object' &&
  ctx.body !== null &&
  !('pipe' in ctx.body) &&
  !Buffer.isBuffer(ctx.body);

const sendJson = (ctx: Context): Promise<void> => {
  const cacheControl = ctx.response.get('Cache-Control') || PERSONAL_JSON.cacheControl;
  return sendCached(
    ctx,
    toCachedResponse(JSON.stringify(ctx.body), { ...PERSONAL_JSON, cacheControl }, ctx.state.version),
  );
};

const getRoute = (ctx: Context): string => `${ctx.method} ${ctx.state.route?.path ?? 'elsewhere'}`;

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const logAs = (id: string) => (error: unknown, status: 500 | 503) => {
    if (isDiskFull(error)) return warnDiskFull(error);
    if (status === 503) return logFailure(strapi, error, id);
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    strapi.log.error(`${id} ${text}`, { request: id });
  };
  return async (ctx, next) => {
    if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) return next();
    try {
      await next();
      if (ctx.status >= 400 && !(typeof ctx.body === 'object' && ctx.body && 'message' in ctx.body)) {
        send(ctx, responseForStatus(ctx.status));
      } else if ((ctx.method === 'GET' || ctx.method === 'HEAD') && isJson(ctx)) {
        await sendJson(ctx);
      }
    } catch (error) {
      const id = String(ctx.state.requestId);
      const answer = responseForError(error, id, logAs(id));
      if (answer.status === 500) reportFault(strapi, { error, id, route: getRoute(ctx) });
      send(ctx, answer);
    }
  };
};

/**
 * Gives everything below /api the contract's error format, and a strong ETag on every JSON response to GET.
 */
export default factory;
