import type { Core } from '@strapi/strapi';

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

/** The source of a list. Its SQL is static and holds no caller input. */
export interface ListSource {
  table: string;
  /** The SQL text that must contain every search word. */
  searchable: string;
  /** The sort columns, the most significant one first. */
  order: string | readonly string[];
  direction: 'asc' | 'desc';
  filters?: readonly RowFilter[];
}

/** A word to be found as it is by `ilike`. */
export const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** The row ids of one page of a list, in order, and the total count. */
export async function listRows(
  strapi: Core.Strapi,
  { table, searchable, order, direction, filters = [] }: ListSource,
  { search, page, pageSize }: Range,
): Promise<{ ids: number[]; total: number }> {
  const rows = strapi.db.connection(table);
  for (const { sql, bindings = [] } of filters) void rows.whereRaw(sql, [...bindings]);
  for (const word of search.split(/\s+/).filter(Boolean)) {
    void rows.whereRaw(`${searchable} ilike ?`, [`%${literally(word)}%`]);
  }
  const [counted] = await rows.clone().count({ total: '*' });
  const sorts = [order].flat().map((column) => `${column} ${direction} nulls last`);
  const found: { id: number }[] = await rows
    .select('id')
    .orderByRaw([...sorts, `id ${direction}`].join(', '))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { ids: found.map(({ id }) => id), total: Number(counted?.total ?? 0) };
}

/** Sorts rows by the order of the given ids. */
export const inOrder = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
