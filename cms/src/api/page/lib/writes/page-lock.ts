import type { Core } from '@strapi/strapi';

// Any fixed number will do, as long as nothing else in this database uses it.
const TREE = 71_002;

/** Runs a write in a transaction. */
export async function inTransaction<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<Awaited<T>> {
  return await strapi.db.transaction(() => write());
}

/**
 * Runs a change of slugs, parents or order in a transaction, one at a time over all instances: what it reads to decide
 * (is the slug free, does the parent stand at the top) is still true when it writes.
 */
export async function changeTree<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<Awaited<T>> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [TREE]);
    return write();
  });
}
