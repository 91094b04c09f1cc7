import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { hashToken, newToken } from '../../../utils/tokens';
import { runSql } from '../../../database/sql';

const ADD = `
  insert into portal_password_links (kind, expires_at, email, token_hash)
  select ?, ?::timestamptz, link.email, link.hash from jsonb_to_recordset(?::jsonb) as link(email text, hash text)
  on conflict (email, kind) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`;

const CONSUME =
  'delete from portal_password_links where token_hash = ? and expires_at > ? returning email, kind';

type LinkKind = 'invite' | 'recover' | 'notice';

/**
 * Creates links with which the owner of a mailbox chooses a password; returns them by address. Invalidates earlier
 * links of an address for the same purpose, but not for another purpose, because anyone can request a recovery. Only
 * the hash of a token is stored.
 */
export async function makePasswordLinks(
  strapi: Core.Strapi,
  kind: LinkKind,
  emails: readonly string[],
  expiresAt: Date,
): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map(emails.map((email) => [email, newToken()]));
  const rows = [...tokens].map(([email, token]) => ({ email, hash: hashToken(token) }));
  await runSql(strapi, ADD, [kind, expiresAt, JSON.stringify(rows)]);
  const { publicUrl } = getEnv();
  return new Map([...tokens].map(([email, token]) => [email, `${publicUrl}/password/reset?token=${token}`]));
}

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
 * Invalidates a token and returns its address and purpose; null when it is invalid. Of two concurrent calls only one
 * gets them.
 */
export async function consumePasswordToken(
  strapi: Core.Strapi,
  token: string,
): Promise<{ email: string; kind: LinkKind } | null> {
  const { rows } = await runSql<{ email: string; kind: LinkKind }>(strapi, CONSUME, [
    hashToken(token),
    new Date(),
  ]);
  return rows[0] ?? null;
}
