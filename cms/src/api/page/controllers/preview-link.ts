import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { blockTypes } from '../../../blocks/registry';
import { getUserIdOrThrow } from '../../../http/portal-strategy';
import { getPublished } from '../../../published';
import { getPageId } from '../lib/reads/request';
import {
  createPreviewLink,
  findPreviewedDraft,
  listPreviewLinks,
  revokePreviewLink,
} from '../lib/writes/preview-links';
import { getPresenterContext } from '../presenters/page';
import { presentForLink } from '../presenters/page-preview';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /previews/:token: the draft, for anyone with the link. */
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
    ctx.body = { data: await listPreviewLinks(strapi, getPageId(ctx)) };
  },

  /** POST /admin/pages/:id/preview-links. */
  async create(ctx: Context) {
    ctx.body = { data: await createPreviewLink(strapi, getPageId(ctx), getUserIdOrThrow(ctx)) };
  },

  /** DELETE /admin/pages/:id/preview-links/:link. */
  async delete(ctx: Context) {
    await revokePreviewLink(strapi, getPageId(ctx), ctx.params.link);
  },
});
