import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseBody } from '../../../http/parse-input';
import { getViewer } from '../../../http/portal-strategy';
import { getPublished } from '../../../published';
import { fetchDownload } from '../lib/fetch-download';
import { findAllMembers, createDownload } from '../lib/make-download';
import { getLocalTime } from '../../../utils/local-time';
import { downloadInput } from '../schemas/download';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /downloads. */
  async create(ctx: Context) {
    const { items, purpose } = parseBody(ctx, downloadInput);
    const viewer = getViewer(ctx);
    const members = await findAllMembers(strapi, viewer, items);
    const { productName } = (await getPublished(strapi).snapshot()).site;
    const title = `Huisstijl ${productName} ${getLocalTime(new Date()).slice(0, 10)}`;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await createDownload(strapi, { viewer, members, title, purpose }) };
  },

  /** GET /downloads/:id. */
  fetch: (ctx: Context) => fetchDownload(strapi, ctx, String(ctx.params.id)),
});
