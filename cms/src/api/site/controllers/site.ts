import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../config/env';
import { parseBody } from '../../../http/parse-input';
import { getPublished } from '../../../published';
import { presentSite } from '../presenters/site';
import { siteInput } from '../schemas/site-input';
import { updateSite } from '../lib/update-site';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const answer = async () => ({ data: presentSite((await getPublished(strapi).snapshot()).site, getEnv()) });
  return {
    /** GET /site: the same for every caller. */
    async find(ctx: Context) {
      ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
      ctx.body = await answer();
    },

    /** GET /admin/site. */
    async findForAdmin(ctx: Context) {
      ctx.body = await answer();
    },

    /** PUT /admin/site. */
    async update(ctx: Context) {
      await updateSite(strapi, parseBody(ctx, siteInput));
      ctx.body = await answer();
    },
  };
};
