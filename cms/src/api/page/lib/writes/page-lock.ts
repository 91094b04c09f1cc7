import type { Core } from '@strapi/strapi';
import { withLock } from '../../../../database/locks';

export async function inTransaction<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<Awaited<T>> {
  return await strapi.db.transaction(() => write());
}

/**
 * Runs a change of slugs, parents or order in a transaction, one at a time across all instances, so that what
 * it read to decide (is the slug free, is the parent at the top) still holds when it writes.
 */
export const changeTree = <T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<Awaited<T>> =>
  withLock(strapi, { lock: 'page tree' }, write);
