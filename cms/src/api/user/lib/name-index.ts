import type { Core } from '@strapi/strapi';
import { changeAccounts } from '../../group/lib/write-lock';
import { runSql } from '../../../database/sql';

const IS_THERE = `select to_regclass('portal_users_name') is not null as there`;
const MAKE = 'create index portal_users_name on up_users (lower(last_name), lower(first_name), id)';

/**
 * Creates the index for the sort order of the user list: Strapi's schemas cannot define one on lower-cased
 * columns. Creating it waits for every open write; a start beside a running instance can skip it.
 */
export async function ensureNameIndex(strapi: Core.Strapi): Promise<void> {
  await changeAccounts(strapi, async () => {
    const { rows } = await runSql<{ there: boolean }>(strapi, IS_THERE);
    if (rows[0]?.there !== true) await runSql(strapi, MAKE);
  });
}
