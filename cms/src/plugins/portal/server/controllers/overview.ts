import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getOverview } from '../services/overview';

export function overviewController(strapi: Core.Strapi) {
  return {
    /** GET /portal/overview. */
    async find(ctx: Context): Promise<void> {
      ctx.body = { data: await getOverview(strapi) };
    },
  };
}
