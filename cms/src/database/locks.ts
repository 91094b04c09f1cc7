import type { Core } from '@strapi/strapi';
import type { CommitViews } from './before-commit';
import { runSql } from './sql';

/** What only one transaction at a time may do, across all instances. Running instances share these numbers. */
const LOCKS = {
  accounts: 71_001,
  webhooks: 71_024,
  'page tree': 71_002,
  'audit triggers': 71_005,
  'change triggers': 71_006,
  'audit sweep': 71_007,
  'page links': 71_015,
  'block rows': 71_016,
  'search index': 71_017,
  colors: 71_018,
  presets: 71_019,
  synonyms: 71_020,
  events: 71_021,
  'event sweep': 71_022,
};

/** Which lock to take; with `of`, one for each of these ids. */
export interface Lock {
  lock: keyof typeof LOCKS;
  of?: string;
}

/** Runs work in a transaction that first waits for a lock, and holds it until it ends. */
export async function withLock<T>(
  strapi: Core.Strapi,
  { lock, of = '' }: Lock,
  work: () => Promise<T>,
): Promise<Awaited<T>> {
  return await strapi.db.transaction(async () => {
    await runSql(strapi, 'select pg_advisory_xact_lock(?, hashtext(?))', [LOCKS[lock], of]);
    return work();
  });
}

/** The same, but does nothing and returns null when another transaction holds the lock. */
export async function withFreeLock<T>(
  strapi: Core.Strapi,
  { lock, of = '' }: Lock,
  work: () => Promise<T>,
): Promise<Awaited<T> | null> {
  return await strapi.db.transaction(async () => {
    const { rows } = await runSql<{ free: boolean }>(
      strapi,
      'select pg_try_advisory_xact_lock(?, hashtext(?)) as free',
      [LOCKS[lock], of],
    );
    return rows[0]?.free ? work() : null;
  });
}

/** Waits for a lock at the end of a transaction, and holds it until the COMMIT. */
export async function lockInside({ inside }: CommitViews, lock: Lock['lock']): Promise<void> {
  await inside('select pg_advisory_xact_lock(?, hashtext(?))', [LOCKS[lock], '']);
}

/**
 * Locks a row of a content type until the open transaction ends. Other transactions can still refer to it, as
 * Strapi does when it writes the rows of its blocks.
 */
export async function lockRow(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  await runSql(strapi, 'select id from ?? where document_id = ? for no key update', [tableName, documentId]);
}

/** Locks rows by their number until the open transaction ends. Meanwhile nothing new can refer to them. */
export async function lockRowsForUpdate(
  strapi: Core.Strapi,
  uid: string,
  ids: readonly number[],
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  await runSql(strapi, 'select id from ?? where id = any(?) order by id for update', [tableName, [...ids]]);
}

/**
 * Runs a change of accounts in a transaction, one at a time across all instances, so that what it read to
 * decide (is the address free, is there another admin) still holds when it writes.
 */
export const changeAccounts = <T>(strapi: Core.Strapi, change: () => Promise<T>): Promise<Awaited<T>> =>
  withLock(strapi, { lock: 'accounts' }, change);
