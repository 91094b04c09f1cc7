import type { Core } from '@strapi/strapi';

type Work = NonNullable<Parameters<Core.Strapi['db']['transaction']>[0]>;
type Transaction = Parameters<Work>[0]['trx'];

/** Knex tells only by `executionPromise` that the database did not take a COMMIT. */
function withSureCommit(trx: Transaction): Transaction {
  const { commit } = trx;
  const surely = async (value?: unknown): Promise<void> => {
    await commit(value);
    await trx.executionPromise;
  };
  return Object.assign(trx, { commit: surely });
}

/**
 * Lets a write fail when its COMMIT does. Strapi's transactions look at the end of `commit` alone: a caller would be told
 * that something is kept which is not.
 */
export function ensureDurableCommits({ db }: Core.Strapi): void {
  const begin: () => Promise<Transaction> = db.connection.transaction.bind(db.connection);
  // As Strapi's `db.transaction` begins one.
  const sure = async () => withSureCommit(await begin());
  Object.defineProperty(db.connection, 'transaction', { value: sure, configurable: true });
}
