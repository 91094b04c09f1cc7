import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../config/env';
import { getLive } from '../../../live';
import { presentSite } from '../presenters/site';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /site: the same for everybody. */
  async find(ctx: Context) {
    ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
    ctx.body = { data: presentSite((await getLive(strapi).snapshot()).site, getEnv()) };
  },
});
