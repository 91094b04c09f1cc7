import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findDraft } from '../../api/page/reads/draft';
import { pageService } from '../../api/page/services/page';
import { getLive } from '../../live';

const PAGE = 'api::page.page';

const GONE = 'Deze pagina is er niet meer.';

/** Where editors edit a page in the portal. */
const editorOf = (slug: string, productSlug: string): string =>
  slug === 'home' ? `/wij-zijn-${productSlug}/edit` : `/huisstijl/${slug}/edit`;

/** What the panel shows and does of a page besides its fields. */
export function pagesController(strapi: Core.Strapi) {
  const answer = async (ctx: Context, id: string): Promise<void> => {
    const draft = await findDraft(strapi, { documentId: id });
    if (!draft) throw new errors.NotFoundError(GONE);
    const { status, slug, live, scheduled } = draft.entry;
    const { productSlug } = (await getLive(strapi).snapshot()).site;
    const editor = editorOf(slug, productSlug);
    ctx.body = {
      data: { status, editor, publishedAt: live?.publishedAt ?? null, scheduledAt: scheduled?.at ?? null },
    };
  };
  /** A role may be for the pages that somebody made: only the page itself tells. */
  const checkMay = async (ctx: Context, action: 'read' | 'update', id: string): Promise<void> => {
    const page: object | null = await strapi.db
      .query(PAGE)
      .findOne({ where: { documentId: id, deletedAt: null }, populate: ['createdBy', 'createdBy.roles'] });
    if (!page) throw new errors.NotFoundError(GONE);
    const checker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: ctx.state.userAbility, model: PAGE });
    if (checker.cannot[action](page)) throw new errors.ForbiddenError();
  };
  return {
    /** GET /content-manager/portal-pages/:id */
    async state(ctx: Context): Promise<void> {
      const id = String(ctx.params.id);
      await checkMay(ctx, 'read', id);
      await answer(ctx, id);
    },

    /** POST /content-manager/portal-pages/:id/publish: the draft as it is stored becomes what visitors read. */
    async publish(ctx: Context): Promise<void> {
      const id = String(ctx.params.id);
      await checkMay(ctx, 'update', id);
      const now = { published_at: new Date().toISOString() };
      await pageService(strapi).save(id, now, { seenVersion: null, editor: null });
      await answer(ctx, id);
    },
  };
}
