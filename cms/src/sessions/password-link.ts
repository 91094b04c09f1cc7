import type { Core } from '@strapi/strapi';

const DROP = 'delete from portal_password_links where email = (select email from up_users where id = ?)';

/** Drops the mailed link to choose a password: whoever has one already needs it no more. */
export async function dropPasswordLink(strapi: Core.Strapi, accountId: number): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx.raw(DROP, [accountId]));
}
