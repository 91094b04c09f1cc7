import type { Client } from 'pg';
import { BackupRefused } from './progress';

/** The structure of tables, as statements, with the columns of each. */
export interface Schema {
  tables: { name: string; columns: string[] }[];
  sequences: string[];
  /** Create the tables, empty and without constraints. */
  making: string[];
  /** Create keys, constraints and indexes; foreign keys last. */
  rules: string[];
}

// The search index is rebuilt from the rest.
const OURS = `relnamespace = (select oid from pg_namespace where nspname = current_schema())
  and pg_class.relname not like 'search\\_%'
  and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')`;

/** Names of the portal's tables: all in its schema except those of extensions. */
const TABLES = `select relname as name from pg_class where relkind = 'r' and ${OURS} order by relname`;

const COLUMNS = `
  select relname as table, attname as name, concat(attidentity, attgenerated) as odd,
    format('%I %s', attname, format_type(atttypid, atttypmod))
      || case when attcollation <> typcollation then ' collate ' || attcollation::regcollation else '' end
      || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
      || case when attnotnull then ' not null' else '' end as definition
  from pg_class
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = atttypid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind = 'r' and ${OURS} order by relname, attnum`;

const SEQUENCES = `
  select pg_class.relname as name,
    format('create sequence %I as %s', pg_class.relname, format_type(seqtypid, null)) as making,
    format('alter sequence %I owned by %I.%I', pg_class.relname, owner.relname, attname) as owning
  from pg_class
  join pg_sequence on seqrelid = pg_class.oid
  left join pg_depend on objid = pg_class.oid and classid = 'pg_class'::regclass and deptype = 'a'
  left join pg_class owner on owner.oid = refobjid
  left join pg_attribute on attrelid = refobjid and attnum = refobjsubid
  where ${OURS.replaceAll('relnamespace', 'pg_class.relnamespace')} order by pg_class.relname`;

// 'n' are not-null constraints, which are part of the column definitions.
const CONSTRAINTS = `
  select format('alter table %I add constraint %I %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
    as rule
  from pg_class join pg_constraint on conrelid = pg_class.oid
  where relkind = 'r' and contype in ('p', 'u', 'x', 'c', 'f') and ${OURS}
  order by contype = 'f', relname, conname`;

const INDEXES = `
  select pg_get_indexdef(indexrelid, 0, true) as rule
  from pg_class join pg_index on indrelid = pg_class.oid
  where relkind = 'r' and ${OURS}
    and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by relname, indexrelid::regclass::text`;

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const quoteNames = (names: readonly string[]): string => names.map(quoteName).join(', ');

export async function loadTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  return rows.map(({ name }) => name);
}

/** Locks the structure of tables until the transaction ends; their rows may change. */
export async function lockTables(client: Client, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await client.query(`lock table ${quoteNames(tables)} in access share mode`);
}

/** Drops tables with everything that depends on them, and sequences without an owner. */
export async function dropTables(client: Client, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await client.query(`drop table ${quoteNames(tables)}`);
  const { rows } = await client.query<{ name: string }>(SEQUENCES);
  if (rows.length > 0) await client.query(`drop sequence ${quoteNames(rows.map(({ name }) => name))}`);
}

export async function loadSchema(client: Client): Promise<Schema> {
  const columns = await client.query<{ table: string; name: string; odd: string; definition: string }>(
    COLUMNS,
  );
  const odd = columns.rows.find((column) => column.odd !== '');
  if (odd) throw new BackupRefused(`De back-up kent de soort kolom van ${odd.table}.${odd.name} niet.`);
  const names = [...new Set(columns.rows.map(({ table }) => table))];
  const tables = names.map((name) => ({ name, own: columns.rows.filter(({ table }) => table === name) }));
  const sequences = await client.query<{ name: string; making: string; owning: string | null }>(SEQUENCES);
  const rules = async (query: string): Promise<string[]> =>
    (await client.query<{ rule: string }>(query)).rows.map(({ rule }) => rule);
  const constraints = await rules(CONSTRAINTS);
  return {
    tables: tables.map(({ name, own }) => ({ name, columns: own.map((column) => column.name) })),
    sequences: sequences.rows.map(({ name }) => name),
    making: [
      ...sequences.rows.map(({ making }) => making),
      ...tables.map(
        ({ name, own }) =>
          `create table ${quoteName(name)} (${own.map(({ definition }) => definition).join(', ')})`,
      ),
      ...sequences.rows.flatMap(({ owning }) => owning ?? []),
    ],
    rules: [...constraints, ...(await rules(INDEXES))],
  };
}
