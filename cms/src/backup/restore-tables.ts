import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { LISTENER } from '../database/change-feed/message';
import type { Manifest, TableEntry } from './manifest';
import { BackupRefused } from './progress';
import { dropTables, quoteName, loadTables } from './schema';

/**
 * Tables whose rows grant access: sessions, API tokens, mailed links, links to drafts and to files, codes, tokens of
 * Strapi's panel, and queued mails, which contain links. Messages of webhooks go too, because they were sent since. Used
 * assertions stay, because they prevent replays.
 */
export const LOGINS = [
  'portal_sessions',
  'portal_api_tokens',
  'portal_password_links',
  'portal_registrations',
  'portal_email_changes',
  'portal_saml_requests',
  'portal_saml_codes',
  'portal_mails',
  'portal_deliveries',
  'portal_preview_links',
  'portal_downloads',
  'portal_download_lists',
  'portal_shares',
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
function getLogoutStatements(tables: readonly Pick<TableEntry, 'name' | 'columns'>[]): string[] {
  const getColumns = new Map(tables.map(({ name, columns }) => [name, columns]));
  return [
    ...LOGINS.filter((table) => getColumns.has(table)).map((table) => `delete from ${quoteName(table)}`),
    ...TOKENS.filter(([table, column]) => getColumns.get(table)?.includes(column)).map(
      ([table, column]) => `update ${quoteName(table)} set ${quoteName(column)} = null`,
    ),
  ];
}

const LISTENERS = `select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and application_name = $1`;

const SETTINGS = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  // A running portal or a maintainer's tool may hold locks.
  "set local lock_timeout = '10s'",
  'set local datestyle = iso, ymd',
  'set local intervalstyle = postgres',
];

/** Refuses while a portal runs on this database, because it would keep old rows in memory. */
export async function refuseRunningPortal(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(LISTENERS, [LISTENER]);
  if (rows[0]?.count === 0) return;
  throw new BackupRefused('Er draait nog een portal op deze database. Stop die eerst.');
}

/** The tables to be replaced; refuses unless `force` is set. */
export async function tablesToReplace(client: Client, force: boolean): Promise<string[]> {
  const tables = await loadTables(client);
  if (tables.length === 0 || force) return tables;
  throw new BackupRefused(
    'De database is niet leeg. Met --force vervangt dit archief alles wat erin staat, ook de bestanden.',
  );
}

async function copyIn(client: Client, { name, columns, rows }: TableEntry, content: Readable): Promise<void> {
  const copy = client.query(
    copyFrom(`copy ${quoteName(name)} (${columns.map(quoteName).join(', ')}) from stdin`),
  );
  await pipeline(content, createGunzip(), copy);
  if (copy.rowCount !== rows) throw new BackupRefused(`Van tabel ${name} kwamen niet alle rijen mee.`);
}

/**
 * Restores tables in steps: drop and create them first, fill them one by one, and add their constraints last.
 */
export interface TableRestore {
  fill(table: TableEntry, content: Readable): Promise<void>;
  finish(): Promise<void>;
}

/**
 * Replaces the tables in the open transaction of `client`. They are created as they were, so that a newer
 * portal migrates them at its start like its own old database; only all logins are gone.
 */
export async function restoreTables(
  client: Client,
  { schema, sequences, tables }: Manifest,
  old: readonly string[],
): Promise<TableRestore> {
  for (const statement of SETTINGS) await client.query(statement);
  await dropTables(client, old);
  for (const statement of schema.tables) await client.query(statement);
  return {
    fill: (table, content) => copyIn(client, table, content),
    async finish() {
      for (const { name, value, isCalled } of sequences) {
        await client.query('select setval($1::regclass, $2::bigint, $3)', [quoteName(name), value, isCalled]);
      }
      for (const statement of schema.rules) await client.query(statement);
      for (const statement of getLogoutStatements(tables)) await client.query(statement);
      await refuseRunningPortal(client);
    },
  };
}
