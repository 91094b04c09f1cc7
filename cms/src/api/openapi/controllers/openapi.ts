import type { Context } from 'koa';
import { openApiDocument } from '../../../http/openapi';

export default () => {
  let document: object | undefined;
  return {
    /** GET /openapi.json. */
    find(ctx: Context) {
      document ??= openApiDocument();
      ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
      ctx.body = document;
    },
  };
};
