import type { Core } from '@strapi/strapi';

// Any fixed number will do, as long as nothing else in this database uses it.
const TREE = 71_002;

export async function inTransaction<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<Awaited<T>> {
  return await strapi.db.transaction(() => write());
}

/**
 * Runs a change of slugs, parents or order in a transaction, one at a time across all instances, so that what
 * it read to decide (is the slug free, is the parent at the top) still holds when it writes.
 */
export async function changeTree<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<Awaited<T>> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [TREE]);
    return write();
  });
}
