import type { Core } from '@strapi/strapi';

const DROP = 'delete from portal_password_links where email = (select email from up_users where id = ?)';

/** Drops the mailed links to choose a password: whoever has one already needs it no more. */
export async function dropPasswordLinks(strapi: Core.Strapi, accountId: number): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx.raw(DROP, [accountId]));
}

/** Drops the address that somebody has yet to confirm. */
export async function dropPendingEmail(strapi: Core.Strapi, accountId: number): Promise<void> {
  await strapi.db.query('api::auth.email-change').deleteMany({ where: { user: accountId } });
}
