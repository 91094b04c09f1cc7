import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { blockTypes } from '../../../blocks/registry';
import { listAnswer, listQuery } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { viewerOf } from '../../../http/portal-strategy';
import { sendReady } from '../../../http/send-cached';
import { getLive } from '../../../published';
import { presentDeletedPage } from '../presenters/deleted-page';
import { surroundingsOf } from '../presenters/page';
import { findDeleted } from '../lib/reads/deleted';
import { draftTreeAnswer } from '../lib/reads/live-tree';
import { pageId } from '../lib/reads/page-id';
import { pageMoveInput } from '../schemas/page-input';
import { pageService } from '../services/page';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const live = getLive(strapi);
  const service = pageService(strapi);

  return {
    /** GET /admin/pages/map: the tree of drafts. */
    async map(ctx: Context) {
      await sendReady(ctx, await draftTreeAnswer(strapi, viewerOf(ctx)));
    },

    /** PUT /pages/:id/map: puts a page in its place. */
    async move(ctx: Context) {
      await service.move(pageId(ctx), parseBody(ctx, pageMoveInput));
      const { bytes, kind } = await draftTreeAnswer(strapi, viewerOf(ctx));
      ctx.body = bytes;
      ctx.type = kind.type;
    },

    /** GET /admin/pages/deleted. */
    async deleted(ctx: Context) {
      const query = parseQuery(ctx, listQuery);
      const { pages: found, total } = await findDeleted(strapi, query);
      const now = await live.snapshot();
      const around = surroundingsOf(now, blockTypes(strapi));
      const data = found.map((deleted) => {
        const { entry: page, content } = deleted;
        return presentDeletedPage(viewerOf(ctx), { page, content, pages: now.pages, around }, deleted);
      });
      ctx.body = listAnswer(data, query, total);
    },
  };
};
