import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notLoggedIn } from '../../../http/errors';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getViewer } from '../../../http/portal-strategy';
import { pageId } from '../lib/reads/request';
import { presenceInput, presenceQuery } from '../schemas/presence';
import { endPresence, announcePresence, type Tab } from '../lib/writes/presence';

function getTab(ctx: Context, editor: string): Tab {
  const viewer = getViewer(ctx);
  if (viewer.kind === 'anonymous') throw notLoggedIn();
  return { page: pageId(ctx), user: viewer.id, editor };
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** PUT /admin/pages/:id/presence. */
  async tell(ctx: Context) {
    const { editor } = parseBody(ctx, presenceInput);
    ctx.body = { data: await announcePresence(strapi, getTab(ctx, editor)) };
  },

  /** DELETE /admin/pages/:id/presence. */
  async end(ctx: Context) {
    const { editor } = parseQuery(ctx, presenceQuery);
    await endPresence(strapi, getTab(ctx, editor));
    ctx.status = 204;
  },
});
