import type { Core } from '@strapi/strapi';
import { isDatabaseUnavailable, logFailure } from '../database/outages';
import { responseForError } from '../http/error-responses';
import { makeIsForPanel } from '../http/strapi-paths';

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const isForPanel = makeIsForPanel(strapi);
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      const id = String(ctx.state.requestId);
      const { status, headers, body } = responseForError(error, id, () => logFailure(strapi, error, id));
      const { message } = body;
      ctx.status = status;
      ctx.set({ ...headers, 'Cache-Control': 'no-store' });
      // In the format that Strapi's panel reads, or as text.
      ctx.body = isForPanel(ctx)
        ? { data: null, error: { status, name: 'ServiceUnavailableError', message, details: {} } }
        : String(message);
    }
  };
};

/** Answers 503 while the database is away, wherever the API does not do so itself: files, panel, icons, SAML. */
export default factory;
