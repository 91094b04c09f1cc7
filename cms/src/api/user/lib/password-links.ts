import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { hashToken, newToken } from '../../../auth/tokens';

const TABLE = 'portal_password_links';

/** What a link is for. */
export type LinkKind = 'invite' | 'recover' | 'notice';

/**
 * Makes the links with which whoever reads the mail of an address chooses a password; gives them by address. Earlier links
 * of an address for the same purpose do not count any more; those for another do, for anybody can ask for a recovery. Only
 * the print of a token is kept.
 */
export async function makePasswordLinks(
  strapi: Core.Strapi,
  kind: LinkKind,
  emails: readonly string[],
  expiresAt: Date,
): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map(emails.map((email) => [email, newToken()]));
  const rows = [...tokens].map(([email, token]) => ({
    email,
    kind,
    token_hash: hashToken(token),
    expires_at: expiresAt,
  }));
  if (rows.length > 0) {
    await strapi.db.transaction(({ trx }) => trx(TABLE).insert(rows).onConflict(['email', 'kind']).merge());
  }
  const { publicUrl } = getEnv();
  return new Map([...tokens].map(([email, token]) => [email, `${publicUrl}/password/reset?token=${token}`]));
}

/** Makes such a link of one address. */
export async function makePasswordLink(
  strapi: Core.Strapi,
  kind: LinkKind,
  email: string,
  expiresAt: Date,
): Promise<string> {
  return (await makePasswordLinks(strapi, kind, [email], expiresAt)).get(email) ?? '';
}

/** Whether a token would count now. */
export async function isPasswordToken(strapi: Core.Strapi, token: string): Promise<boolean> {
  const where = { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } };
  return (await strapi.db.query('api::auth.password-link').count({ where })) > 0;
}

/** Uses a token up and gives its address; null when it does not count. Of two at once one gets the address. */
export async function consumePasswordToken(strapi: Core.Strapi, token: string): Promise<string | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    const [used]: { email: string }[] = await trx(TABLE)
      .where('token_hash', hashToken(token))
      .where('expires_at', '>', new Date())
      .delete('email');
    return used?.email ?? null;
  });
}
