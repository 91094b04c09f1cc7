import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { hashToken, newToken } from '../../../auth/tokens';

const TABLE = 'portal_password_links';

/** The purpose of a link. */
export type LinkKind = 'invite' | 'recover' | 'notice';

/**
 * Creates links that let the reader of a mailbox choose a password; returns them by address. Invalidates
 * earlier links of an address for the same purpose, but not for another one, because anyone can request a
 * recovery. Only the hash of a token is stored.
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

/** Creates a link for one address. */
export async function makePasswordLink(
  strapi: Core.Strapi,
  kind: LinkKind,
  email: string,
  expiresAt: Date,
): Promise<string> {
  return (await makePasswordLinks(strapi, kind, [email], expiresAt)).get(email) ?? '';
}

/** Whether a token is valid now. */
export async function isPasswordToken(strapi: Core.Strapi, token: string): Promise<boolean> {
  const where = { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } };
  return (await strapi.db.query('api::auth.password-link').count({ where })) > 0;
}

/**
 * Invalidates a token and returns its address; null when it is invalid. Of two concurrent calls only one gets
 * the address.
 */
export async function consumePasswordToken(strapi: Core.Strapi, token: string): Promise<string | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    const [used]: { email: string }[] = await trx(TABLE)
      .where('token_hash', hashToken(token))
      .where('expires_at', '>', new Date())
      .delete('email');
    return used?.email ?? null;
  });
}
