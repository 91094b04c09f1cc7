import type { TableEntry } from './manifest';
import { quoted } from './schema';

/**
 * Tables whose rows grant access: sessions, mailed links, codes, tokens of Strapi's panel, and queued mails,
 * which contain links. Used assertions stay, because they prevent replays.
 */
export const LOGINS = [
  'portal_sessions',
  'portal_password_links',
  'portal_registrations',
  'portal_email_changes',
  'portal_saml_requests',
  'portal_saml_codes',
  'portal_mails',
  'strapi_sessions',
  'strapi_api_tokens',
  'strapi_transfer_tokens',
];

/** Columns with a token, in rows that stay. */
const TOKENS: readonly (readonly [table: string, column: string])[] = [
  ['admin_users', 'reset_password_token'],
  ['admin_users', 'registration_token'],
  ['up_users', 'reset_password_token'],
  ['up_users', 'confirmation_token'],
];

/**
 * The statements that revoke all access stored in an archive, so that whatever was revoked since the backup
 * stays revoked.
 */
export function endLogins(tables: readonly Pick<TableEntry, 'name' | 'columns'>[]): string[] {
  const getColumns = new Map(tables.map(({ name, columns }) => [name, columns]));
  return [
    ...LOGINS.filter((table) => getColumns.has(table)).map((table) => `delete from ${quoted(table)}`),
    ...TOKENS.filter(([table, column]) => getColumns.get(table)?.includes(column)).map(
      ([table, column]) => `update ${quoted(table)} set ${quoted(column)} = null`,
    ),
  ];
}
