import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findDraft } from '../../../../api/page/lib/reads/draft';
import { presentPreview } from '../preview/present-preview';
import { getPreviewPath, mayPreview, previewLinks } from '../services/preview';

const REFUSED = 'Open het voorbeeld opnieuw vanuit technisch beheer.';

export function previewController(strapi: Core.Strapi) {
  return {
    /** GET /portal/preview/:id: the draft, for the account in this browser that the address was made for. */
    async find(ctx: Context): Promise<void> {
      const id = String(ctx.params.id);
      const account = await previewLinks.findAccount(strapi, ctx, getPreviewPath(id));
      const draft = account && (await findDraft(strapi, { documentId: id }));
      if (!draft || !(await mayPreview(strapi, account.ability, id)))
        throw new errors.ForbiddenError(REFUSED);
      ctx.body = { data: await presentPreview(strapi, account.ability, draft) };
    },
  };
}
