import type { Core } from '@strapi/strapi';
import { foldedWords, foldSql } from '../shared/fold';

/** The part of a list that is asked for; `page` counts from 1. */
interface Range {
  search: string;
  page: number;
  pageSize: number;
}

/** A condition on rows; caller input goes into the bindings only. */
export interface RowFilter {
  sql: string;
  bindings?: readonly string[];
}

/** What a list holds. Its SQL is static and holds no caller input. */
export interface ListSource {
  uid: string;
  /** The SQL text that must contain every search word. */
  searchable: string;
  /** The sort columns, the most significant one first. */
  order: string | readonly string[];
  direction: 'asc' | 'desc';
  filters?: readonly RowFilter[];
  /** Strapi's select and populate for each row. */
  query?: object;
}

/** One page of a list, and how many rows the whole has. */
interface ListPage<Row> {
  rows: Row[];
  total: number;
}

/** The condition that an SQL text holds a folded word. */
export const holdsWord = (sql: string): string => `strpos(${foldSql(sql)}, ?) > 0`;

export async function listRows<Row extends { id: number }>(
  { db }: Core.Strapi,
  { uid, searchable, order, direction, filters = [], query }: ListSource,
  { search, page, pageSize }: Range,
): Promise<ListPage<Row>> {
  const list = db.connection(db.metadata.get(uid).tableName);
  for (const { sql, bindings = [] } of filters) void list.whereRaw(sql, [...bindings]);
  for (const word of foldedWords(search)) void list.whereRaw(holdsWord(searchable), [word]);
  const [counted] = await list.clone().count({ total: '*' });
  const sorts = [order].flat().map((column) => `${column} ${direction} nulls last`);
  const found: { id: number }[] = await list
    .select('id')
    .orderByRaw([...sorts, `id ${direction}`].join(', '))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = found.map(({ id }) => id);
  const rows: Row[] = await db.query(uid).findMany({ ...query, where: { id: { $in: ids } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total: Number(counted?.total ?? 0) };
}
