import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listFrom } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { createVersionCheck, setVersion } from '../../../http/versions';
import type { PresetResponse } from '../../../http/schemas/presets';
import { getPublished } from '../../../published';
import { createPreset, deletePreset, findPreset, updatePreset } from '../lib/presets';
import { presetCreateInput, presetListQuery, presetUpdateInput } from '../schemas/preset';

/** The fields to search and sort formats by. */
const FIELDS = {
  label: ({ label }: PresetResponse) => label,
  format: ({ format }: PresetResponse) => format,
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /presets. */
  async list(ctx: Context) {
    // The same response for every caller; clients revalidate it and receive it only after a change.
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
    ctx.body = { data: await updatePreset(strapi, ctx.params.id, input, createVersionCheck(ctx)) };
  },

  /** DELETE /presets/:id. */
  async delete(ctx: Context) {
    await deletePreset(strapi, ctx.params.id);
  },
});
