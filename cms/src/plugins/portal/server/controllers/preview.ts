import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findDraft } from '../../../../api/page/lib/reads/draft';
import { getBrowserAccount } from '../../../../http/panel-account';
import { readPreviewAccount } from '../preview/address';
import { presentPreview } from '../preview/present-preview';
import { mayPreview } from '../services/preview';

const REFUSED = 'Open het voorbeeld opnieuw vanuit technisch beheer.';

export function previewController(strapi: Core.Strapi) {
  return {
    /** GET /portal/preview/:id: the draft, for the account in this browser that the address was made for. */
    async find(ctx: Context): Promise<void> {
      const id = String(ctx.params.id);
      const account = readPreviewAccount(id, ctx.query, Date.now());
      const present = account === null ? null : await getBrowserAccount(strapi, ctx);
      if (!present || String(present.maintainer.id) !== account) throw new errors.ForbiddenError(REFUSED);
      const draft = await findDraft(strapi, { documentId: id });
      if (!draft || !(await mayPreview(strapi, present.ability, id)))
        throw new errors.ForbiddenError(REFUSED);
      ctx.body = { data: await presentPreview(strapi, present.ability, draft) };
    },
  };
}
