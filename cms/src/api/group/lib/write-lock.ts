import type { Core } from '@strapi/strapi';
import { withLock } from '../../../database/locks';

/**
 * Runs a change of accounts in a transaction, one at a time across all instances, so that what it read to
 * decide (is the address free, is there another admin) still holds when it writes.
 */
export const changeAccounts = <T>(strapi: Core.Strapi, change: () => Promise<T>): Promise<Awaited<T>> =>
  withLock(strapi, { lock: 'accounts' }, change);
