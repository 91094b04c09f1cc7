import { getEnv } from './env';

// Building the admin panel reads this file too, and connects to nothing.
const NOT_CONNECTED = 'postgres://127.0.0.1/portal';

export default () => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: getEnv().databaseUrl ?? NOT_CONNECTED },
    pool: { min: 2, max: 20 },
    acquireConnectionTimeout: 30_000,
  },
});
