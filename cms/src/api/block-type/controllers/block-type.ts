import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { presentBlockTypes, presentPageType } from '../../../blocks/editor-types';
import { blockTypes } from '../../../blocks/registry';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /admin/block-types. */
  find(ctx: Context) {
    const types = blockTypes(strapi);
    ctx.body = { data: presentBlockTypes(types), meta: { page: presentPageType(types) } };
  },
});
