import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseBody } from '../../../http/parse-input';
import { getPublished } from '../../../published';
import { createPreset, deletePreset, updatePreset } from '../lib/presets';
import { presetCreateInput, presetUpdateInput } from '../schemas/preset';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /presets. */
  async list(ctx: Context) {
    // The same for every caller; it is asked again, and sent only when it changed.
    ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
    ctx.body = { data: (await getPublished(strapi).snapshot()).site.presets };
  },

  /** POST /presets. */
  async create(ctx: Context) {
    ctx.body = { data: await createPreset(strapi, parseBody(ctx, presetCreateInput)) };
  },

  /** PUT /presets/:id. */
  async update(ctx: Context) {
    ctx.body = { data: await updatePreset(strapi, ctx.params.id, parseBody(ctx, presetUpdateInput)) };
  },

  /** DELETE /presets/:id. */
  async delete(ctx: Context) {
    await deletePreset(strapi, ctx.params.id);
    ctx.status = 204;
  },
});
