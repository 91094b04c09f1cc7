import type { Core } from '@strapi/strapi';

/** Values for the `?` of a statement, or for its `:names`. They reach PostgreSQL apart from its text. */
type Bindings = readonly unknown[] | Readonly<Record<string, unknown>>;

/** What a statement returned, and how many rows it returned or changed. */
export interface SqlResult<Row> {
  rows: Row[];
  rowCount: number;
}

const isList = (bindings: Bindings): bindings is readonly unknown[] => Array.isArray(bindings);

/**
 * Runs a statement of our own, within the open transaction if there is one. For what Strapi's queries cannot express:
 * locks, several rows at once, conditions in SQL.
 */
export async function runSql<Row>(
  { db }: Core.Strapi,
  statement: string,
  bindings: Bindings = [],
): Promise<SqlResult<Row>> {
  const values = isList(bindings) ? [...bindings] : { ...bindings };
  if (!db.inTransaction()) return db.connection.raw<SqlResult<Row>>(statement, values);
  return await db.transaction(({ trx }): Promise<SqlResult<Row>> => trx.raw(statement, values));
}
