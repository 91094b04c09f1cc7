import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { blockTypes } from '../../../blocks/registry';
import { notFound, notLoggedIn } from '../../../http/errors';
import { isSlug } from '../../../http/fields';
import { parseBody } from '../../../http/parse-input';
import { viewerOf } from '../../../http/portal-strategy';
import { getLive } from '../../../live';
import { seesPage } from '../../../permissions/abilities';
import { presentDraft, presentLivePage, surroundingsOf } from '../presenters/page';
import { presentTree, treeFor } from '../presenters/tree';
import { findDraft } from '../reads/draft';
import { pageId } from '../reads/page-id';
import { pageCreateInput, pageUpdateInput } from '../schemas/page-input';
import { pageService } from '../services/page';

const OPEN_TO_ALL = 'public, max-age=0, must-revalidate';

// The version in If-Match; null when nothing was said, and a number that no page has when it makes no sense.
function seenVersion(ctx: Context): number | null {
  const header = ctx.get('If-Match').trim();
  if (header === '' || header === '*') return null;
  const [, version] = /^"(\d{1,9})"$/.exec(header) ?? [];
  return version === undefined ? -1 : Number(version);
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const live = getLive(strapi);
  const service = pageService(strapi);
  const editorOf = (ctx: Context): string | null => {
    const viewer = viewerOf(ctx);
    return viewer.kind === 'anonymous' ? null : viewer.id;
  };

  const answerDraft = async (ctx: Context, where: { documentId: string } | { slug: string }) => {
    const draft = await findDraft(strapi, where);
    if (!draft) throw notFound();
    const around = await surroundingsOf(live, blockTypes(strapi));
    const pages = await live.pages();
    ctx.body = {
      data: presentDraft(viewerOf(ctx), { page: draft.entry, content: draft.content, pages, around }),
    };
  };

  return {
    /** GET /pages/map: the tree of live versions. */
    async map(ctx: Context) {
      const viewer = viewerOf(ctx);
      if (viewer.kind === 'anonymous') ctx.set('Cache-Control', OPEN_TO_ALL);
      ctx.body = { data: presentTree(await live.pages(), treeFor(viewer)) };
    },

    /** GET /pages/:slug: the live version. */
    async find(ctx: Context) {
      const viewer = viewerOf(ctx);
      const pages = await live.pages();
      const page = [...pages.values()].find(({ slug }) => slug === ctx.params.slug);
      const content =
        page?.live && seesPage(viewer, page.live) ? await live.revision(page.live.revisionId) : null;
      if (!page || !content) throw viewer.kind === 'anonymous' ? notLoggedIn() : notFound();
      if (viewer.kind === 'anonymous') ctx.set('Cache-Control', OPEN_TO_ALL);
      const around = await surroundingsOf(live, blockTypes(strapi));
      ctx.body = { data: presentLivePage(viewer, { page, content, pages, around }) };
    },

    /** GET /admin/pages/:slug: the draft. */
    findDraft(ctx: Context) {
      const slug: unknown = ctx.params.slug;
      if (!isSlug(slug)) throw notFound();
      return answerDraft(ctx, { slug });
    },

    /** POST /pages. */
    async create(ctx: Context) {
      const input = parseBody(ctx, pageCreateInput(blockTypes(strapi)));
      await answerDraft(ctx, { documentId: await service.create(input, editorOf(ctx)) });
    },

    /** PUT /pages/:id. */
    async update(ctx: Context) {
      const documentId = pageId(ctx);
      const input = parseBody(ctx, pageUpdateInput(blockTypes(strapi)));
      await service.save(documentId, input, { seenVersion: seenVersion(ctx), editor: editorOf(ctx) });
      await answerDraft(ctx, { documentId });
    },

    /** POST /pages/:id/restore. */
    async restore(ctx: Context) {
      const documentId = pageId(ctx);
      await service.restore(documentId);
      await answerDraft(ctx, { documentId });
    },

    /** DELETE /pages/:id: to the deleted list, or for good with ?permanent=true. */
    async delete(ctx: Context) {
      const id = pageId(ctx);
      if (ctx.query.permanent === 'true') await service.removeForGood(id);
      else await service.remove(id, editorOf(ctx));
      ctx.status = 204;
    },
  };
};
