import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getUserIdOrThrow } from '../../../http/portal-strategy';
import { createApiToken, extendApiToken, listApiTokens, revokeApiToken } from '../lib/api-tokens';
import { apiTokenExpiryInput, apiTokenInput, apiTokenListQuery } from '../schemas/api-token';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /admin/api-tokens. */
  async list(ctx: Context) {
    ctx.body = await listApiTokens(strapi, parseQuery(ctx, apiTokenListQuery));
  },

  /** POST /admin/api-tokens. */
  async create(ctx: Context) {
    const input = parseBody(ctx, apiTokenInput);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await createApiToken(strapi, input, getUserIdOrThrow(ctx)) };
  },

  /** PUT /admin/api-tokens/:id. */
  async update(ctx: Context) {
    const { expires_at: end } = parseBody(ctx, apiTokenExpiryInput);
    ctx.body = { data: await extendApiToken(strapi, ctx.params.id, end) };
  },

  /** DELETE /admin/api-tokens/:id. */
  async delete(ctx: Context) {
    await revokeApiToken(strapi, ctx.params.id);
  },
});
