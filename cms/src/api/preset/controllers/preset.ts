import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listFrom, listQuery } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import type { PresetAnswer } from '../../../http/schemas/presets';
import { getPublished } from '../../../published';
import { createPreset, deletePreset, updatePreset } from '../lib/presets';
import { presetCreateInput, presetUpdateInput } from '../schemas/preset';

/** By what formats are sought and sorted. */
const FIELDS = {
  label: ({ label }: PresetAnswer) => label,
  format: ({ format }: PresetAnswer) => format,
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /presets. */
  async list(ctx: Context) {
    // The same for every caller; it is asked again, and sent only when it changed.
    ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
    const { presets } = (await getPublished(strapi).snapshot()).site;
    ctx.body = listFrom(presets, parseQuery(ctx, listQuery), FIELDS);
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
