import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { storageKey } from '../storage/stored-file';
import type { Manifest, TableEntry } from './manifest';
import { createMeasure } from './measure';
import { type Progress, BackupRefused } from './progress';
import { lockTables, quoteName, loadSchema, loadTables } from './schema';

/** The database at one moment. The rows are in a folder, in one file per table, named after it. */
export type Snapshot = Pick<Manifest, 'schema' | 'tables' | 'sequences'>;

/** A file that a row refers to; `bytes` is approximate. */
export interface ReferencedFile {
  key: string;
  bytes: number;
  /** SHA-256 of its content, base64url; null for an old file without a digest yet. */
  digest: string | null;
}

// A snapshot stays the same during concurrent writes.
const BEGIN = [
  'set idle_in_transaction_session_timeout = 0',
  'set statement_timeout = 0',
  'set datestyle = iso',
  'set intervalstyle = postgres',
  'set extra_float_digits = 3',
  'begin isolation level repeatable read read only',
];

const ESTIMATE = `select coalesce(sum(greatest(reltuples, 0)), 0)::float as rows from pg_class
  where relkind = 'r' and relnamespace = (select oid from pg_namespace where nspname = current_schema())`;

const FILES = `
  select hash, ext, coalesce((provider_metadata::jsonb ->> 'bytes')::float, size * 1000, 0)::float as bytes,
    provider_metadata::jsonb ->> 'digest' as digest
  from files order by id`;

interface FileRow extends Omit<ReferencedFile, 'key'> {
  hash: string;
  ext: string | null;
}

type Table = Pick<TableEntry, 'name' | 'columns'>;

/** Writes the rows of a table to a file, in PostgreSQL's text format. */
async function copyOut(client: Client, { name, columns }: Table, file: string): Promise<TableEntry> {
  const copy = client.query(
    copyTo(`copy ${quoteName(name)} (${columns.map(quoteName).join(', ')}) to stdout`),
  );
  const { stream, result } = createMeasure();
  await pipeline(copy, createGzip(), stream, createWriteStream(file, { mode: 0o600 }));
  return { name, columns, rows: copy.rowCount, ...result() };
}

async function loadSequences(client: Client, names: readonly string[]): Promise<Manifest['sequences']> {
  const found: Manifest['sequences'] = [];
  for (const name of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoteName(name)}`,
    );
    found.push(...rows.map((row) => ({ name, ...row })));
  }
  return found;
}

/** The files that rows refer to. */
export async function loadFiles(client: Client): Promise<ReferencedFile[]> {
  if (!(await loadTables(client)).includes('files')) {
    throw new BackupRefused('In deze database staat geen portal.');
  }
  const { rows } = await client.query<FileRow>(FILES);
  return rows.map(({ hash, ext, ...metadata }) => ({ key: storageKey(hash, ext), ...metadata }));
}

/** The path of a table's rows in the folder of a snapshot. */
export const rowsIn = (folder: string, table: string): string => path.join(folder, `${table}.copy.gz`);

/** Runs work that sees the database at one moment, with the structure of the tables locked. */
export async function inSnapshot<T>(client: Client, work: () => Promise<T>): Promise<T> {
  for (const statement of BEGIN) await client.query(statement);
  try {
    await lockTables(client, await loadTables(client));
    return await work();
  } finally {
    await client.query('rollback');
  }
}

/** Writes the rows of all tables to a folder. */
export async function readTables(client: Client, folder: string, progress: Progress): Promise<Snapshot> {
  const { tables, sequences, making, rules } = await loadSchema(client);
  const { rows } = await client.query<{ rows: number }>(ESTIMATE);
  const copied: TableEntry[] = [];
  let done = 0;
  for (const table of tables) {
    const entry = await copyOut(client, table, rowsIn(folder, table.name));
    copied.push(entry);
    done += entry.rows;
    progress.at(done, Math.max(done, rows[0]?.rows ?? 0), 'rows');
  }
  return {
    schema: { tables: making, rules },
    tables: copied,
    // Read after the rows, so that a restore never reuses a number given out in the meantime.
    sequences: await loadSequences(client, sequences),
  };
}
