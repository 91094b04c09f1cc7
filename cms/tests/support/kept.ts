import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Store } from './templates';

// The search index is derived, and in no backup.
const isKept = (name: string) => `${name} not like 'search\\_%'`;

const TABLES = `select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and ${isKept('relname')} order by 1`;
const RULES = `
  select pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace and ${isKept('conrelid::regclass::text')}
  union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and ${isKept('relname')}
  union all select concat(table_name, column_name, data_type, column_default, is_nullable)
    from information_schema.columns where table_schema = 'public' and ${isKept('table_name')}
  union all select concat(sequencename, data_type, last_value) from pg_sequences
    where schemaname = 'public' and ${isKept('sequencename')}
  order by 1`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a statement, as a maintainer does with a tool of their own. */
export const execute = (url: string, statement: string): Promise<pg.QueryResult> =>
  withClient(url, (client) => client.query(statement));

/** What a database holds: a digest of the rows of each table, and one of what the tables are made of. */
export const getDatabase = (url: string): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    const digests: Record<string, string> = {};
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select concat(count(*), ' ', md5(string_agg(t::text, ',' order by t::text))) as digest from "${name}" t`,
      );
      digests[name] = rows[0]?.digest ?? '';
    }
    const { rows } = await client.query<{ rule: string }>(RULES);
    const all = createHash('sha256').update(rows.map(({ rule }) => rule).join('\n'));
    return { ...digests, 'what the tables are made of': `${rows.length} ${all.digest('hex')}` };
  });

/** As rows of files have it. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** The SHA-256 of each file in the folder of uploads, by name. */
export function getUploads({ dataDir }: Pick<Store, 'dataDir'>): Record<string, string> {
  const folder = path.join(dataDir, 'uploads');
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, sha256(readFileSync(path.join(folder, name)))]));
}

/** The SHA-256 of each file as its row has it, by the name that it has in the folder of uploads. */
export const getNamedFiles = (url: string): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ key: string; digest: string }>(
      `select hash || coalesce(ext, '') as key, provider_metadata::jsonb ->> 'digest' as digest from files order by 1`,
    );
    return Object.fromEntries(rows.map(({ key, digest }) => [key, digest]));
  });
