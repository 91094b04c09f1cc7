import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import { hashToken, newToken } from '../sessions/tokens';

const TABLE = 'portal_password_links';

/**
 * Makes the link with which whoever reads the mail of an address chooses a password. An earlier link of the address
 * does not count any more. Only the print of its token is kept.
 */
export async function makePasswordLink(strapi: Core.Strapi, email: string, expiresAt: Date): Promise<string> {
  const token = newToken();
  await strapi.db.transaction(({ trx }) =>
    trx(TABLE)
      .insert({ email, token_hash: hashToken(token), expires_at: expiresAt })
      .onConflict('email')
      .merge(),
  );
  return `${getEnv().publicUrl}/password/reset?token=${token}`;
}

/** Whether a token would count now. */
export async function isPasswordToken(strapi: Core.Strapi, token: string): Promise<boolean> {
  const where = { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } };
  return (await strapi.db.query('api::auth.password-link').count({ where })) > 0;
}

/** Uses a token up and gives its address; null when it does not count. Of two at once one gets the address. */
export async function usePasswordToken(strapi: Core.Strapi, token: string): Promise<string | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    const [used]: { email: string }[] = await trx(TABLE)
      .where('token_hash', hashToken(token))
      .where('expires_at', '>', new Date())
      .delete('email');
    return used?.email ?? null;
  });
}
