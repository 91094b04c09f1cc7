import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getUserIdOrThrow } from '../../../http/portal-strategy';
import { getPageId } from '../lib/reads/request';
import { presenceInput, presenceQuery } from '../schemas/presence';
import { endPresence, announcePresence, type Tab } from '../lib/writes/presence';

const getTab = (ctx: Context, editor: string): Tab => ({
  page: getPageId(ctx),
  user: getUserIdOrThrow(ctx),
  editor,
});

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
  },
});
