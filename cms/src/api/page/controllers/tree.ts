import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { blockTypes } from '../../../blocks/registry';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getViewer } from '../../../http/portal-strategy';
import { sendCached } from '../../../http/send-cached';
import { getPublished } from '../../../published';
import { presentDeletedPage, getPresenterContext } from '../presenters/page';
import { findDeleted } from '../lib/reads/deleted';
import { draftTreeResponse } from '../lib/reads/live-tree';
import { getPageId } from '../lib/reads/request';
import { deletedPagesQuery } from '../schemas/page-entity';
import { pageMoveInput } from '../schemas/page-input';
import { movePage } from '../lib/writes/move-page';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const published = getPublished(strapi);

  return {
    /** GET /admin/pages/map: the tree of drafts. */
    async map(ctx: Context) {
      await sendCached(ctx, await draftTreeResponse(strapi, getViewer(ctx)));
    },

    /** PUT /pages/:id/map: moves a page. */
    async move(ctx: Context) {
      await movePage(strapi, getPageId(ctx), parseBody(ctx, pageMoveInput));
      const { bytes, kind } = await draftTreeResponse(strapi, getViewer(ctx));
      ctx.body = bytes;
      ctx.type = kind.type;
    },

    /** GET /admin/pages/deleted. */
    async deleted(ctx: Context) {
      const query = parseQuery(ctx, deletedPagesQuery);
      const { data: found, meta } = await findDeleted(strapi, query);
      const now = await published.snapshot();
      const around = getPresenterContext(now, blockTypes(strapi));
      const data = found.map((deleted) => {
        const { entry: page, content } = deleted;
        return presentDeletedPage(getViewer(ctx), { page, content, pages: now.pages, around }, deleted);
      });
      ctx.body = { data: await Promise.all(data), meta };
    },
  };
};
