import type { Core } from '@strapi/strapi';
import { runSql } from '../database/sql';

const DROP = 'delete from portal_password_links where email = (select email from up_users where id = ?)';

/** Deletes the mailed links for choosing a password, once the user no longer needs them. */
export async function dropPasswordLinks(strapi: Core.Strapi, accountId: number): Promise<void> {
  await runSql(strapi, DROP, [accountId]);
}

/** Deletes the new email address that a user has yet to confirm. */
export async function dropPendingEmail(strapi: Core.Strapi, accountId: number): Promise<void> {
  await strapi.db.query('api::auth.email-change').deleteMany({ where: { user: accountId } });
}
