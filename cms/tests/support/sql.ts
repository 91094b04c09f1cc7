import pg from 'pg';

/** Asks the database of a portal something, beside the portal. */
export async function sql<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Holds a lock beside the portal, so that it waits at a known place. */
export async function holdLock(databaseUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A database that is taken away says so to those still connected.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return {
    /** How many wait for it. */
    waiting: async (): Promise<number> => {
      const [row] = await sql<{ count: number }>(
        databaseUrl,
        `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.count ?? 0;
    },
    release: () => client.end(),
  };
}
