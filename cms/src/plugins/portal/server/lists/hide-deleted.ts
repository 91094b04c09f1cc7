import type { Core } from '@strapi/strapi';

/** What goes to a list of deleted ones before it goes for good. */
const DELETABLE = ['api::page.page', 'api::asset.asset'];

/** Lists of the panel, what may be chosen in a relation, and what was edited last. */
const LISTS = /^\/content-manager\/(?:collection-types|homepage|relations\/[^/]+)\/[^/]+$/;

interface Asking {
  params: { where?: object };
}

/**
 * Leaves what is deleted out of the lists of Strapi's panel; `deleted=true` asks for it alone. Within the database's
 * questions, since these lists have several ways there.
 */
export function hideDeleted(strapi: Core.Strapi): void {
  const narrow = ({ params }: Asking): void => {
    const ctx = strapi.requestContext.get();
    if (ctx?.method !== 'GET' || !LISTS.test(ctx.path)) return;
    const deletedAt = ctx.query.deleted === 'true' ? { $notNull: true } : { $null: true };
    params.where = { $and: [params.where ?? {}, { deletedAt }] };
  };
  strapi.db.lifecycles.subscribe({ models: DELETABLE, beforeFindMany: narrow, beforeCount: narrow });
}
