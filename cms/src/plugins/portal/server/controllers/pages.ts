import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findDraft } from '../../../../api/page/lib/reads/draft';
import { pageService } from '../../../../api/page/services/page';
import { getPublished } from '../../../../published';
import { PUBLISH_PAGES } from '../actions';
import { mayOnPage } from '../services/preview';

// Publishing also requires the right to update.
const RIGHTS = {
  read: ['plugin::content-manager.explorer.read'],
  publish: ['plugin::content-manager.explorer.update', PUBLISH_PAGES],
};

const GONE = 'Deze pagina is er niet meer.';

/** The portal's editor for a page. */
const getEditor = (slug: string, productSlug: string): string =>
  slug === 'home' ? `/wij-zijn-${productSlug}/edit` : `/huisstijl/${slug}/edit`;

/** The panel's actions on a page besides editing its fields. */
export function pagesController(strapi: Core.Strapi) {
  const may = (ctx: Context, right: keyof typeof RIGHTS, id: string): Promise<boolean> =>
    mayOnPage(strapi, ctx.state.userAbility, id, RIGHTS[right]);
  const checkMay = async (ctx: Context, right: keyof typeof RIGHTS, id: string): Promise<void> => {
    if (!(await may(ctx, right, id))) throw new errors.ForbiddenError();
  };
  const answer = async (ctx: Context, id: string): Promise<void> => {
    const draft = await findDraft(strapi, { documentId: id });
    if (!draft) throw new errors.NotFoundError(GONE);
    const { status, slug, live, scheduled, unpublishAt } = draft.entry;
    const { productSlug } = (await getPublished(strapi).snapshot()).site;
    ctx.body = {
      data: {
        status,
        editor: getEditor(slug, productSlug),
        publishedAt: live?.publishedAt ?? null,
        scheduledAt: scheduled?.at ?? null,
        unpublishAt,
        mayPublish: await may(ctx, 'publish', id),
      },
    };
  };
  return {
    /** GET /portal/pages/:id */
    async state(ctx: Context): Promise<void> {
      const id = String(ctx.params.id);
      await checkMay(ctx, 'read', id);
      await answer(ctx, id);
    },

    /** POST /portal/pages/:id/publish: publishes the draft as stored. */
    async publish(ctx: Context): Promise<void> {
      const id = String(ctx.params.id);
      await checkMay(ctx, 'publish', id);
      const now = { published_at: new Date().toISOString() };
      await pageService(strapi).save(id, now, { seenVersion: null, editor: null });
      await answer(ctx, id);
    },
  };
}
