import type { Core } from '@strapi/strapi';
import type { ListQuery } from './lists';

/** A condition on rows; what a caller asked for stands in the bindings only. */
export interface RowFilter {
  sql: string;
  bindings?: readonly string[];
}

/** Where a list comes from. The SQL is ours: nothing of a caller is in it. */
export interface ListSource {
  table: string;
  /** The text in which every searched word must stand. */
  searchable: string;
  /** What is sorted by; several in the order in which they count. */
  order: string | readonly string[];
  direction: 'asc' | 'desc';
  filters?: readonly RowFilter[];
}

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** The row ids of one page of a list, in order, and how many there are in all. */
export async function listRows(
  strapi: Core.Strapi,
  { table, searchable, order, direction, filters = [] }: ListSource,
  { search, page, pageSize }: ListQuery,
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

/** Rows in the order of their ids. */
export const inOrder = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
