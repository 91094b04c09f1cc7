import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The address of another database on the same server. */
export function databaseUrl(anyUrl: string, name: string): string {
  const url = new URL(anyUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement that PostgreSQL takes outside transactions only. */
async function execute(anyUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(anyUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database, or a copy of another one that nobody is connected to: as files, which takes the least work. */
export async function createDatabase(
  anyUrl: string,
  { name = `portal_${randomBytes(6).toString('hex')}`, template = 'template0' } = {},
): Promise<string> {
  await execute(anyUrl, `create database ${name} template ${template} strategy file_copy`);
  return databaseUrl(anyUrl, name);
}

/** Takes a database away, also from those connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  await execute(url, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}
