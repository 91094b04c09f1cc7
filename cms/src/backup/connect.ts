import { Client } from 'pg';
import { BackupRefused } from './progress';

const PATIENCE_MS = 10_000;

/** Runs work on a separate connection. */
export async function withDatabase<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    application_name: 'portal backup',
  });
  // Pending queries receive the error too.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new BackupRefused(`De database is niet te bereiken: ${String(error)}`);
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
