import type { Core } from '@strapi/strapi';

/** Types whose rows go to a deleted list before they are removed permanently. */
const DELETABLE = ['api::page.page', 'api::asset.asset'];

/** Lists of the panel: rows, choices for a relation, and recent edits. */
const LISTS = /^\/content-manager\/(?:collection-types|homepage|relations\/[^/]+)\/[^/]+$/;

interface QueryEvent {
  params: { where?: object };
}

/**
 * Omits deleted rows from the lists of Strapi's panel; `deleted=true` requests only those. Hooks into database queries,
 * because these lists take several routes.
 */
export function hideDeleted(strapi: Core.Strapi): void {
  const narrow = ({ params }: QueryEvent): void => {
    const ctx = strapi.requestContext.get();
    if (ctx?.method !== 'GET' || !LISTS.test(ctx.path)) return;
    const deletedAt = ctx.query.deleted === 'true' ? { $notNull: true } : { $null: true };
    params.where = { $and: [params.where ?? {}, { deletedAt }] };
  };
  strapi.db.lifecycles.subscribe({ models: DELETABLE, beforeFindMany: narrow, beforeCount: narrow });
}
