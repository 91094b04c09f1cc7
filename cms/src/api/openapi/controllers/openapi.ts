import type { Context } from 'koa';
import { getEnv } from '../../../../config/env';
import { API_VERSION, openApiDocument } from '../../../http/openapi';
import { API_PREFIX } from '../../../shared/addresses';
import type { StartResponse } from '../schemas/start';

export default () => {
  let document: object | undefined;
  const sendToAll = (ctx: Context, body: object): void => {
    ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
    ctx.body = body;
  };
  return {
    /** GET /. */
    start(ctx: Context) {
      const { publicUrl } = getEnv();
      const api = publicUrl + API_PREFIX;
      const data: StartResponse = {
        version: API_VERSION,
        openapi: `${api}/openapi.json`,
        events: `${api}/events`,
        tokens: `${api}/tokens`,
        mcp: `${publicUrl}/mcp`,
      };
      sendToAll(ctx, { data });
    },

    /** GET /openapi.json. */
    find(ctx: Context) {
      document ??= openApiDocument();
      sendToAll(ctx, document);
    },
  };
};
