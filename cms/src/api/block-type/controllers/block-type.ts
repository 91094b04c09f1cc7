import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { presentBlockTypes } from '../../../blocks/editor-types';
import { blockTypes } from '../../../blocks/registry';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /admin/block-types. */
  find(ctx: Context) {
    ctx.body = { data: presentBlockTypes(blockTypes(strapi)) };
  },
});
