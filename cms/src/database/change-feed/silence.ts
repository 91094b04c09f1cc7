import type { Core } from '@strapi/strapi';
import type { Client } from 'pg';

/** The database accepts connections but does not respond. */
class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer.');
    this.name = 'DatabaseSilent';
  }
}

/**
 * Keeps requests from waiting for a silent database, on which queries would hang. Returns a function that
 * sets whether it is silent. When it falls silent all connections are closed, so that pending queries fail at
 * once.
 */
export function guardAgainstSilence({ db }: Core.Strapi): (isSilent: boolean) => void {
  const { client } = db.connection;
  const acquire: () => Promise<Client> = client.acquireConnection.bind(client);
  const open = new Set<Client>();
  const waiting = new Set<() => void>();
  let silent = false;

  const track = (connection: Client): void => {
    if (open.has(connection)) return;
    open.add(connection);
    connection.once('end', () => open.delete(connection));
  };

  const guarded = (): Promise<Client> => {
    if (silent) return Promise.reject(new DatabaseSilent());
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new DatabaseSilent());
      waiting.add(giveUp);
      acquire().then(
        (connection) => {
          track(connection);
          if (waiting.delete(giveUp)) resolve(connection);
          else client.releaseConnection(connection);
        },
        (error: unknown) => {
          waiting.delete(giveUp);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
  };
  Object.defineProperty(client, 'acquireConnection', { value: guarded, configurable: true });

  return (isSilent) => {
    if (isSilent && !silent) {
      for (const giveUp of waiting) giveUp();
      waiting.clear();
      for (const { connection } of open) connection.stream.destroy();
    }
    silent = isSilent;
  };
}
