import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findDraft } from '../../api/page/reads/draft';
import { pageService } from '../../api/page/services/page';
import { getLive } from '../../live';

/** Where editors edit a page in the portal. */
const editorOf = (slug: string, productSlug: string): string =>
  slug === 'home' ? `/wij-zijn-${productSlug}/edit` : `/huisstijl/${slug}/edit`;

/** What the panel shows and does of a page besides its fields. */
export function pagesController(strapi: Core.Strapi) {
  const answer = async (ctx: Context, id: string): Promise<void> => {
    const draft = await findDraft(strapi, { documentId: id });
    if (!draft) throw new errors.NotFoundError('Deze pagina is er niet meer.');
    const { status, slug, live, scheduled } = draft.entry;
    const { productSlug } = await getLive(strapi).site();
    const editor = editorOf(slug, productSlug);
    ctx.body = {
      data: { status, editor, publishedAt: live?.publishedAt ?? null, scheduledAt: scheduled?.at ?? null },
    };
  };
  return {
    /** GET /content-manager/portal-pages/:id */
    state: (ctx: Context) => answer(ctx, String(ctx.params.id)),

    /** POST /content-manager/portal-pages/:id/publish: the draft as it is stored becomes what visitors read. */
    async publish(ctx: Context): Promise<void> {
      const id = String(ctx.params.id);
      const now = { published_at: new Date().toISOString() };
      await pageService(strapi).save(id, now, { seenVersion: null, editor: null });
      await answer(ctx, id);
    },
  };
}
