import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseQuery } from '../../../http/parse-input';
import { getViewer } from '../../../http/portal-strategy';
import { variantFor } from '../../../http/response-cache';
import { findEvents } from '../lib/reads/find-events';
import { eventQuery } from '../schemas/event';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /events. */
  async find(ctx: Context) {
    const { after = null, types = null } = parseQuery(ctx, eventQuery);
    const viewer = getViewer(ctx);
    ctx.set('Cache-Control', variantFor(viewer).cacheControl);
    ctx.body = await findEvents(strapi, viewer, after, types);
  },
});
