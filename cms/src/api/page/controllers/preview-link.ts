import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { blockTypes } from '../../../blocks/registry';
import { getUserIdOrThrow } from '../../../http/portal-strategy';
import { getPublished } from '../../../published';
import { pageId } from '../lib/reads/request';
import {
  createPreviewLink,
  findPreviewedDraft,
  listPreviewLinks,
  revokePreviewLink,
} from '../lib/writes/preview-links';
import { getPresenterContext } from '../presenters/page';
import { presentForLink } from '../presenters/page-preview';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /previews/:token: the draft, for everybody who has the address. */
  async show(ctx: Context) {
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const draft = await findPreviewedDraft(strapi, String(ctx.params.token));
    const now = await getPublished(strapi).snapshot();
    const around = getPresenterContext(now, blockTypes(strapi));
    const shown = { page: draft.entry, content: draft.content, pages: now.pages, around };
    ctx.body = { data: await presentForLink(shown) };
  },

  /** GET /admin/pages/:id/preview-links. */
  async find(ctx: Context) {
    ctx.body = { data: await listPreviewLinks(strapi, pageId(ctx)) };
  },

  /** POST /admin/pages/:id/preview-links. */
  async create(ctx: Context) {
    ctx.body = { data: await createPreviewLink(strapi, pageId(ctx), getUserIdOrThrow(ctx)) };
  },

  /** DELETE /admin/pages/:id/preview-links/:link. */
  async delete(ctx: Context) {
    await revokePreviewLink(strapi, pageId(ctx), ctx.params.link);
    ctx.status = 204;
  },
});
