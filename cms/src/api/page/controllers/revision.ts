import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { blockTypes } from '../../../blocks/registry';
import { notFound } from '../../../http/errors';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getViewer } from '../../../http/portal-strategy';
import { getPublished } from '../../../published';
import { getPresenterContext, presentWholeRevision } from '../presenters/page';
import { findDraft } from '../lib/reads/draft';
import { getPageId } from '../lib/reads/request';
import { findRevision, findRevisions } from '../lib/reads/revisions';
import { revisionInput, revisionListQuery } from '../schemas/revision';
import { nameRevision } from '../lib/writes/change-revision';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const published = getPublished(strapi);
  const asked = (ctx: Context) => ({ page: getPageId(ctx), revision: ctx.params.revision });

  const answerRevision = async (ctx: Context) => {
    const documentId = getPageId(ctx);
    const { revision, content } = await findRevision(strapi, documentId, ctx.params.revision);
    const draft = await findDraft(strapi, { documentId });
    if (!draft) throw notFound();
    const now = await published.snapshot();
    const around = getPresenterContext(now, blockTypes(strapi));
    const shown = { page: draft.entry, content, pages: now.pages, around };
    ctx.body = { data: await presentWholeRevision(getViewer(ctx), revision, shown) };
  };

  return {
    /** GET /admin/pages/:id/revisions. */
    async find(ctx: Context) {
      const query = parseQuery(ctx, revisionListQuery);
      ctx.body = await findRevisions(strapi, getPageId(ctx), query);
    },

    /** GET /admin/pages/:id/revisions/:revision. */
    findOne: answerRevision,

    /** PUT /admin/pages/:id/revisions/:revision: its name. */
    async update(ctx: Context) {
      const { name } = parseBody(ctx, revisionInput);
      await nameRevision(strapi, asked(ctx), name);
      await answerRevision(ctx);
    },
  };
};
