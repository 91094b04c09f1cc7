import { getEnv } from './env';

// Building the admin panel reads this file too, and connects to nothing.
const NOT_CONNECTED = 'postgres://127.0.0.1/portal';

export default () => ({
  connection: {
    client: 'postgres',
    connection: {
      connectionString: getEnv().databaseUrl ?? NOT_CONNECTED,
      keepAlive: true,
      // Longer than a slow machine loads modules in one go: meanwhile connections that are there are not seen.
      connectionTimeoutMillis: 20_000,
    },
    pool: { min: 2, max: 20 },
    // Nobody waits longer for an answer than ten seconds, also when that is that it did not work.
    acquireConnectionTimeout: 8000,
  },
});
