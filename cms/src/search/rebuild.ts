import { Client } from 'pg';
import { CHANNEL } from '../database/change-feed/message';

/** Empties the index in a database; every running portal makes it anew before its next search. */
export async function emptyIndex(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('search_sources') is not null as there`,
    );
    if (rows[0]?.there !== true) return;
    await client.query('truncate search_sources, search_rows, search_parts, search_words, search_file_texts');
    await client.query(`select pg_notify('${CHANNEL}', 'search index')`);
  } finally {
    await client.end();
  }
}
