import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { blockTypes } from '../../../blocks/registry';
import { notFound, notLoggedIn } from '../../../http/errors';
import { isSlug } from '../../../http/fields';
import { parseLongBody, parseQuery } from '../../../http/parse-input';
import { getUserId, getViewer } from '../../../http/portal-strategy';
import { variantFor } from '../../../http/response-cache';
import { redirectTo, sendCached } from '../../../http/send-cached';
import { getPublished } from '../../../published';
import { presentDraft, getPresenterContext, type PageVersion } from '../presenters/page';
import { presentPageAs } from '../presenters/page-as';
import { presentReach } from '../presenters/page-reach';
import { loadPreviewViewer, asQuery } from '../lib/reads/preview-viewer';
import { findDraft } from '../lib/reads/draft';
import { findLinksTo } from '../lib/reads/links-to';
import { listPages } from '../lib/reads/list-pages';
import { findPresentSlug, livePageResponse } from '../lib/reads/live-page';
import { liveTreeResponse } from '../lib/reads/live-tree';
import { getPageId, getSeenVersion } from '../lib/reads/request';
import { restoreRevision } from '../lib/writes/change-revision';
import { deletePage, deletePageForGood, restorePage } from '../lib/writes/delete-page';
import { pageCreateInput, pageDeleteQuery, pageUpdateInput, pageUpdateQuery } from '../schemas/page-input';
import { pageListQuery } from '../schemas/page-entity';
import { pageService } from '../services/page';
import { API_PREFIX } from '../../../shared/addresses';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const published = getPublished(strapi);
  const service = pageService(strapi);

  const shownDraft = async (where: { documentId: string } | { slug: string }): Promise<PageVersion> => {
    const draft = await findDraft(strapi, where);
    if (!draft) throw notFound();
    const now = await published.snapshot();
    const around = getPresenterContext(now, blockTypes(strapi));
    return { page: draft.entry, content: draft.content, pages: now.pages, around };
  };
  const answerDraft = async (ctx: Context, documentId: string) => {
    ctx.body = { data: await presentDraft(getViewer(ctx), await shownDraft({ documentId })) };
  };

  return {
    /** GET /pages/map: the tree of live versions. */
    async map(ctx: Context) {
      await sendCached(ctx, await liveTreeResponse(strapi, getViewer(ctx)));
    },

    /** GET /pages/:slug: the live version; an old slug redirects to the page. */
    async find(ctx: Context) {
      const viewer = getViewer(ctx);
      const slug = String(ctx.params.slug);
      const answer = await livePageResponse(strapi, viewer, slug);
      if (answer) return sendCached(ctx, answer);
      const moved = await findPresentSlug(strapi, viewer, slug);
      if (moved === null || moved === slug) throw viewer.kind === 'anonymous' ? notLoggedIn() : notFound();
      redirectTo(ctx, `${API_PREFIX}/pages/${moved}`, variantFor(viewer));
    },

    /** GET /admin/pages: summaries of drafts, for editors. */
    async list(ctx: Context) {
      const query = parseQuery(ctx, pageListQuery);
      ctx.body = await listPages(strapi, query, getUserId(ctx) ?? '');
    },

    /** GET /admin/pages/:slug: the draft, or with ?as= how another viewer would see it. */
    async findDraft(ctx: Context) {
      const { as } = parseQuery(ctx, asQuery);
      const slug: unknown = ctx.params.slug;
      if (!isSlug(slug)) throw notFound();
      const viewer = getViewer(ctx);
      const asked = as === undefined ? null : await loadPreviewViewer(strapi, published, as);
      const draft = await shownDraft({ slug });
      ctx.body = { data: await (asked ? presentPageAs(viewer, asked, draft) : presentDraft(viewer, draft)) };
    },

    /** GET /admin/pages/:id/links: where drafts and live versions link to a page. */
    async links(ctx: Context) {
      ctx.body = { data: await findLinksTo(strapi, getPageId(ctx)) };
    },

    /** GET /admin/pages/:id/reach: what publishing the draft makes public, and what no group can see. */
    async reach(ctx: Context) {
      ctx.body = { data: presentReach(await shownDraft({ documentId: getPageId(ctx) })) };
    },

    /** POST /pages. */
    async create(ctx: Context) {
      const input = await parseLongBody(ctx, pageCreateInput(blockTypes(strapi)));
      await answerDraft(ctx, await service.create(input, getUserId(ctx)));
    },

    /** PUT /pages/:id. */
    async update(ctx: Context) {
      const documentId = getPageId(ctx);
      const { merge } = parseQuery(ctx, pageUpdateQuery);
      const input = await parseLongBody(ctx, pageUpdateInput(blockTypes(strapi)));
      const options = { seenVersion: getSeenVersion(ctx), merges: merge === 'true', editor: getUserId(ctx) };
      const saved = await service.save(documentId, input, options);
      ctx.body = { data: await presentDraft(getViewer(ctx), saved) };
    },

    /** POST /pages/:id/restore. */
    async restore(ctx: Context) {
      const documentId = getPageId(ctx);
      const lapsed = await restorePage(strapi, documentId);
      const data = await presentDraft(getViewer(ctx), await shownDraft({ documentId }));
      ctx.body = { data, meta: { lapsed } };
    },

    /** POST /admin/pages/:id/revisions/:revision/restore. */
    async restoreRevision(ctx: Context) {
      const documentId = getPageId(ctx);
      const which = { page: documentId, revision: ctx.params.revision };
      await restoreRevision(strapi, which, { seenVersion: getSeenVersion(ctx), editor: getUserId(ctx) });
      await answerDraft(ctx, documentId);
    },

    /** DELETE /pages/:id: to the deleted list, or permanently with ?permanent=true. */
    async delete(ctx: Context) {
      const id = getPageId(ctx);
      const { permanent } = parseQuery(ctx, pageDeleteQuery);
      if (permanent === 'true') await deletePageForGood(strapi, id);
      else await deletePage(strapi, id, getUserId(ctx));
    },
  };
};
