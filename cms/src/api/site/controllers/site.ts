import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../config/env';
import { anonymous } from '../../../permissions/viewer';
import { getPublished } from '../../../published';
import { receiveSite } from '../lib/receive';
import { createVersionCheck, setVersion } from '../../../http/versions';
import { findSiteState, updateSite } from '../lib/update-site';
import { presentAdminSite, presentSite } from '../presenters/site';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const loadSite = async () => (await getPublished(strapi).snapshot()).site;
  const answerAdmin = async () => ({ data: presentAdminSite(await loadSite(), getEnv()) });
  return {
    /** GET /site: the same for every caller. */
    async find(ctx: Context) {
      ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
      ctx.body = { data: presentSite((await getPublished(strapi).snapshotFor(anonymous)).site, getEnv()) };
    },

    /** GET /admin/site. */
    async findForAdmin(ctx: Context) {
      setVersion(ctx, await findSiteState(strapi));
      ctx.body = await answerAdmin();
    },

    /** PUT /admin/site. */
    async update(ctx: Context) {
      await receiveSite(ctx, (received) => updateSite(strapi, received, createVersionCheck(ctx)));
      ctx.body = await answerAdmin();
    },
  };
};
