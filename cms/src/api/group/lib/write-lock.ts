import type { Core } from '@strapi/strapi';

// Any fixed number will do, as long as nothing else in this database uses it.
const ACCOUNTS = 71_001;

/**
 * Runs a change of accounts in a transaction, one at a time across all instances, so that what it read to
 * decide (is the address free, is there another admin) still holds when it writes.
 */
export async function changeAccounts<T>(strapi: Core.Strapi, change: () => Promise<T>): Promise<Awaited<T>> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [ACCOUNTS]);
    return change();
  });
}
