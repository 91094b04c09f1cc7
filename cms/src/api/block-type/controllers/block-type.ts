import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { presentBlockTypes, presentPageType } from '../../../blocks/editor-types';
import { blockTypes } from '../../../blocks/registry';
import { getPublished } from '../../../published';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /admin/block-types. */
  async find(ctx: Context) {
    const types = blockTypes(strapi);
    const { site } = await getPublished(strapi).snapshot();
    const names = new Map(site.colors.map(({ token, name }) => [token, name]));
    ctx.body = { data: presentBlockTypes(types, names), meta: { page: presentPageType(types, names) } };
  },
});
