import { getEnv } from './env';

// Building the admin panel also reads this file, but never connects.
const NOT_CONNECTED = 'postgres://127.0.0.1/portal';

export default () => ({
  connection: {
    client: 'postgres',
    connection: {
      connectionString: getEnv().databaseUrl ?? NOT_CONNECTED,
      keepAlive: true,
      // Loading modules blocks the event loop; on a slow machine it takes long before a new connection is noticed.
      connectionTimeoutMillis: 20_000,
    },
    pool: { min: 2, max: 20 },
    // Every request gets a response within ten seconds, even if that is an error. A transaction waits as long for its turn.
    acquireConnectionTimeout: 5000,
  },
});
