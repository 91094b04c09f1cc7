import type { Core } from '@strapi/strapi';
import pLimit from 'p-limit';
import { runEndings, type Transaction } from './before-commit';

/**
 * The maximum number of open transactions. The other connections of the pool serve reads outside transactions; with all
 * of them taken, transactions would wait for each other.
 */
const MOST_AT_ONCE = 12;

/** How long a transaction waits for its turn. */
const PATIENCE_MS = 5000;

class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** Knex reports a failed COMMIT only through `executionPromise`. */
function withCheckedCommit(strapi: Core.Strapi, trx: Transaction): Transaction {
  const { commit } = trx;
  const surely = async (value?: unknown): Promise<void> => {
    await runEndings(strapi, trx);
    await commit(value);
    await trx.executionPromise;
  };
  return Object.assign(trx, { commit: surely });
}

/**
 * Makes a write fail when its COMMIT fails: Strapi only awaits `commit`, so a client would be told that a lost write
 * succeeded. Also does what is planned for the end of a transaction, and queues transactions beyond the limit.
 */
export function guardTransactions(strapi: Core.Strapi): void {
  const { db } = strapi;
  const begin: () => Promise<Transaction> = db.connection.transaction.bind(db.connection);
  const inTurn = pLimit(MOST_AT_ONCE);
  // In the way that Strapi's `db.transaction` starts one.
  const guarded = () =>
    new Promise<Transaction>((resolve, reject) => {
      let isTooLate = false;
      const patience = setTimeout(() => {
        isTooLate = true;
        reject(new DatabaseBusy('No transaction could begin'));
      }, PATIENCE_MS);
      const live = async (): Promise<void> => {
        if (isTooLate) return;
        clearTimeout(patience);
        const trx = withCheckedCommit(strapi, await begin());
        resolve(trx);
        await trx.executionPromise;
      };
      inTurn(live).catch(reject);
    });
  Object.defineProperty(db.connection, 'transaction', { value: guarded, configurable: true });
}
