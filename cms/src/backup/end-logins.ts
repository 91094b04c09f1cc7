import type { TableEntry } from './manifest';
import { quoted } from './schema';

/**
 * Tables whose rows let people in: sessions, links of mails, codes, tokens of Strapi's panel, and mails that wait, for
 * those hold links. Assertions that were used up stay: they keep people out.
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

/** Columns with a token in rows that stay. */
const TOKENS: readonly (readonly [table: string, column: string])[] = [
  ['admin_users', 'reset_password_token'],
  ['admin_users', 'registration_token'],
  ['up_users', 'reset_password_token'],
  ['up_users', 'confirmation_token'],
];

/** The statements that end whatever lets people in, as far as an archive has it: what ended since it was made stays so. */
export function endLogins(tables: readonly Pick<TableEntry, 'name' | 'columns'>[]): string[] {
  const getColumns = new Map(tables.map(({ name, columns }) => [name, columns]));
  return [
    ...LOGINS.filter((table) => getColumns.has(table)).map((table) => `delete from ${quoted(table)}`),
    ...TOKENS.filter(([table, column]) => getColumns.get(table)?.includes(column)).map(
      ([table, column]) => `update ${quoted(table)} set ${quoted(column)} = null`,
    ),
  ];
}
