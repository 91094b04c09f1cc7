import type { Core } from '@strapi/strapi';
import type { SqlResult } from './sql';

type Work = NonNullable<Parameters<Core.Strapi['db']['transaction']>[0]>;

/** A transaction as Knex has it. */
export type Transaction = Parameters<Work>[0]['trx'];

/** Runs one statement with values for its `?`. */
export type RunSql = <Row>(statement: string, bindings?: readonly unknown[]) => Promise<SqlResult<Row>>;

/** Two views of the database at the end of a transaction. */
export interface CommitViews {
  /** With what the transaction wrote, and part of it. */
  inside: RunSql;
  /** What is committed, so without that; on another connection. */
  outside: RunSql;
}

type Ending = (views: CommitViews) => Promise<void>;

const endings = new WeakMap<Transaction, Ending[]>();

/** Runs what was planned for the end of a transaction; the guard on transactions calls it before each COMMIT. */
export async function runEndings({ db }: Core.Strapi, trx: Transaction): Promise<void> {
  const planned = endings.get(trx) ?? [];
  endings.delete(trx);
  const inside: RunSql = (statement, bindings = []) => trx.raw(statement, [...bindings]);
  const outside: RunSql = (statement, bindings = []) => db.connection.raw(statement, [...bindings]);
  for (const end of planned) await end({ inside, outside });
}

/**
 * Collects something during a transaction and treats it once, just before the COMMIT. Returns a function that adds to
 * what the open transaction collected; without one it is treated at once, in a transaction of its own. When `finish`
 * throws, nothing is committed.
 */
export function createCollector<Collected>(
  start: () => Collected,
  finish: (strapi: Core.Strapi, collected: Collected, views: CommitViews) => Promise<void>,
): (strapi: Core.Strapi, add: (collected: Collected) => void) => Promise<void> {
  const all = new WeakMap<Transaction, Collected>();
  return (strapi, add) =>
    strapi.db.transaction(({ trx }) => {
      const collected = all.get(trx) ?? start();
      if (!all.has(trx)) {
        all.set(trx, collected);
        endings.set(trx, [...(endings.get(trx) ?? []), (views) => finish(strapi, collected, views)]);
      }
      add(collected);
    });
}
