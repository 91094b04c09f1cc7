import { getEnv } from './env';

// Building the admin panel also reads this file, but never connects.
const NOT_CONNECTED = 'postgres://127.0.0.1/portal';

/** What the library for statements has to say, as lines of the log; an outage has lines of its own: src/database/outages. */
const log = {
  warn: (line: unknown) =>
    strapi.log[String(line).startsWith('Connection Error') ? 'debug' : 'warn'](String(line)),
  error: (line: unknown) => strapi.log.error(String(line)),
  deprecate: (line: unknown) => strapi.log.debug(String(line)),
  debug: (line: unknown) => strapi.log.debug(String(line)),
};

export default () => ({
  connection: {
    client: 'postgres',
    log,
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
