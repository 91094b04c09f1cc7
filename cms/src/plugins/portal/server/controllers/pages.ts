import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { findDraft } from '../../../../api/page/lib/reads/draft';
import { pageService } from '../../../../api/page/services/page';
import { checkRowRights } from '../../../../http/panel-account';
import { getPublished } from '../../../../published';
import { getStatus } from '../../../../published/page-entry';
import { PUBLISH_PAGES } from '../actions';
import { mayOnPage } from '../services/preview';

// Publishing also requires the right to update.
const READ = 'plugin::content-manager.explorer.read';
const RIGHTS = {
  read: [READ],
  publish: ['plugin::content-manager.explorer.update', PUBLISH_PAGES],
};

const PAGE = 'api::page.page';

/** The number of items in one list of the panel. */
const statesQuery = z.string().max(4000).catch('');

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
  const write = async (ctx: Context, published_at: string | null): Promise<void> => {
    const id = String(ctx.params.id);
    await checkMay(ctx, 'publish', id);
    await pageService(strapi).save(id, { published_at }, { seenVersion: null, editor: null });
    await answer(ctx, id);
  };
  return {
    /** GET /portal/pages/:id */
    async state(ctx: Context): Promise<void> {
      const id = String(ctx.params.id);
      await checkMay(ctx, 'read', id);
      await answer(ctx, id);
    },

    /** GET /portal/states?ids=: what visitors see of these pages, as far as the role may read them. */
    async states(ctx: Context): Promise<void> {
      const ids = statesQuery.parse(ctx.query.ids).split(',');
      const judged = await checkRowRights(
        strapi,
        ctx.state.userAbility,
        { uid: PAGE, where: { documentId: { $in: ids } }, populate: ['liveRevision'] },
        READ,
      );
      const readable = judged.filter(({ isAllowed }) => isAllowed);
      ctx.body = { data: Object.fromEntries(readable.map(({ row }) => [row.documentId, getStatus(row)])) };
    },

    /** POST /portal/pages/:id/publish: publishes the draft as stored. */
    publish: (ctx: Context): Promise<void> => write(ctx, new Date().toISOString()),

    /** POST /portal/pages/:id/unpublish: visitors no longer get it; the draft stays. */
    unpublish: (ctx: Context): Promise<void> => write(ctx, null),
  };
}
