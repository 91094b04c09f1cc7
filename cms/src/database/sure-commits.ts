import type { Core } from '@strapi/strapi';

type Work = NonNullable<Parameters<Core.Strapi['db']['transaction']>[0]>;
type Transaction = Parameters<Work>[0]['trx'];

/** Knex reports a failed COMMIT only through `executionPromise`. */
function withSureCommit(trx: Transaction): Transaction {
  const { commit } = trx;
  const surely = async (value?: unknown): Promise<void> => {
    await commit(value);
    await trx.executionPromise;
  };
  return Object.assign(trx, { commit: surely });
}

/**
 * Makes a write fail when its COMMIT does. Strapi only awaits `commit`, so a client would learn that a lost
 * write succeeded.
 */
export function ensureDurableCommits({ db }: Core.Strapi): void {
  const begin: () => Promise<Transaction> = db.connection.transaction.bind(db.connection);
  // In the way that Strapi's `db.transaction` starts one.
  const sure = async () => withSureCommit(await begin());
  Object.defineProperty(db.connection, 'transaction', { value: sure, configurable: true });
}
