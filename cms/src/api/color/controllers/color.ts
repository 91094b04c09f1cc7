import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listFrom } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getViewer } from '../../../http/portal-strategy';
import { createVersionCheck, setVersion } from '../../../http/versions';
import type { ColorResponse } from '../../../http/schemas/colors';
import { getPublished } from '../../../published';
import { getLevels, getRatio } from '../../../shared/colour-values';
import { createColor, deleteColor, findColor, findColorUses, orderColors, updateColor } from '../lib/colors';
import { colorCreateInput, colorListQuery, colorMapInput, colorUpdateInput } from '../schemas/color';

/** The fields to search and sort colours by. */
const FIELDS = {
  name: ({ name }: ColorResponse) => name,
  token: ({ token }: ColorResponse) => token,
  hex: ({ hex }: ColorResponse) => hex,
  role: ({ role }: ColorResponse) => role,
};

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const loadColors = async () => (await getPublished(strapi).snapshot()).site.colors;
  /** The same response for every caller; clients revalidate it and receive it only after a change. */
  const sendToAll = (ctx: Context, body: { data: unknown }): void => {
    ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
    ctx.body = body;
  };
  return {
    /** GET /colors. */
    async list(ctx: Context) {
      const query = parseQuery(ctx, colorListQuery);
      const colors = await loadColors();
      setVersion(ctx, colors);
      sendToAll(ctx, listFrom(colors, query, FIELDS));
    },

    /** GET /colors/contrast. */
    async contrast(ctx: Context) {
      const colors = await loadColors();
      const pairs = colors.flatMap((text) =>
        colors.filter(({ id }) => id !== text.id).map((background) => [text, background] as const),
      );
      const data = pairs.map(([text, background]) => {
        const ratio = getRatio(text.hex, background.hex);
        return { text: text.token, background: background.token, ratio, ...getLevels(ratio) };
      });
      sendToAll(ctx, { data });
    },

    /** GET /colors/:id; administrators also get its usage. */
    async find(ctx: Context) {
      const color = await findColor(strapi, ctx.params.id);
      setVersion(ctx, color);
      const isAdmin = getViewer(ctx).kind === 'admin';
      ctx.body = {
        data: isAdmin ? { ...color, used_on: await findColorUses(strapi, [color.id, color.token]) } : color,
      };
    },

    /** POST /colors. */
    async create(ctx: Context) {
      ctx.body = { data: await createColor(strapi, parseBody(ctx, colorCreateInput)) };
    },

    /** PUT /colors/:id. */
    async update(ctx: Context) {
      const input = parseBody(ctx, colorUpdateInput);
      ctx.body = { data: await updateColor(strapi, ctx.params.id, input, createVersionCheck(ctx)) };
    },

    /** PUT /colors/map. */
    async order(ctx: Context) {
      await orderColors(strapi, parseBody(ctx, colorMapInput).siblings);
      ctx.body = { data: await loadColors() };
    },

    /** DELETE /colors/:id. */
    async delete(ctx: Context) {
      await deleteColor(strapi, ctx.params.id);
    },
  };
};
