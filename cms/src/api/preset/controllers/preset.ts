import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listFrom } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { checkSeen, setVersion } from '../../../http/versions';
import type { PresetAnswer } from '../../../http/schemas/presets';
import { getPublished } from '../../../published';
import { createPreset, deletePreset, findPreset, updatePreset } from '../lib/presets';
import { presetCreateInput, presetListQuery, presetUpdateInput } from '../schemas/preset';

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
    setVersion(ctx, presets);
    ctx.body = listFrom(presets, parseQuery(ctx, presetListQuery), FIELDS);
  },

  /** GET /presets/:id. */
  async find(ctx: Context) {
    ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
    const data = await findPreset(strapi, String(ctx.params.id));
    setVersion(ctx, data);
    ctx.body = { data };
  },

  /** POST /presets. */
  async create(ctx: Context) {
    ctx.body = { data: await createPreset(strapi, parseBody(ctx, presetCreateInput)) };
  },

  /** PUT /presets/:id. */
  async update(ctx: Context) {
    const input = parseBody(ctx, presetUpdateInput);
    ctx.body = { data: await updatePreset(strapi, ctx.params.id, input, checkSeen(ctx)) };
  },

  /** DELETE /presets/:id. */
  async delete(ctx: Context) {
    await deletePreset(strapi, ctx.params.id);
    ctx.status = 204;
  },
});
