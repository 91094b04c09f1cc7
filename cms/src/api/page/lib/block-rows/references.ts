import type { Core } from '@strapi/strapi';
import { getColumns, getLinks, type Link } from './links';

/** A component without a row yet: `values` in the form of Strapi's document service. */
export interface NewRow {
  uid: string;
  values: Record<string, unknown>;
}

/** Row ids by document id, per content type. */
export type RowNumbers = ReadonlyMap<string, ReadonlyMap<string, number>>;

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The parts of a new row in one of its links, in order. */
export const partsIn = ({ values }: NewRow, { name, target }: Link): NewRow[] =>
  getList(values[name]).flatMap((part) => (isRow(part) ? [{ uid: target, values: part }] : []));

const idsIn = (value: unknown): string[] => [
  ...new Set(
    getList(value).flatMap((item) => {
      const id = isRow(item) ? item.documentId : item;
      return typeof id === 'string' ? [id] : [];
    }),
  ),
];

/** The rows that a new row refers to; deleted ones are left out. */
export const rowsNamed = (
  numbers: RowNumbers,
  { values }: NewRow,
  { name, target }: { name: string; target: string },
): number[] => idsIn(values[name]).flatMap((id) => numbers.get(target)?.get(id) ?? []);

function collect(strapi: Core.Strapi, rows: readonly NewRow[], found: Map<string, Set<string>>): void {
  for (const row of rows) {
    const links = getLinks(strapi, row.uid);
    for (const { name, target } of [
      ...links.filter(({ isPart }) => !isPart),
      ...getColumns(strapi, row.uid),
    ]) {
      const ids = found.get(target) ?? new Set();
      for (const id of idsIn(row.values[name])) ids.add(id);
      found.set(target, ids);
    }
    for (const link of links) if (link.isPart) collect(strapi, partsIn(row, link), found);
  }
}

/** Looks up all references of new rows, with one query per content type. */
export async function findRowNumbers(strapi: Core.Strapi, rows: readonly NewRow[]): Promise<RowNumbers> {
  const asked = new Map<string, Set<string>>();
  collect(strapi, rows, asked);
  const numbers = new Map<string, Map<string, number>>();
  for (const [target, ids] of asked) {
    if (ids.size === 0) continue;
    const found: { id: number; documentId: string }[] = await strapi.db
      .query(target)
      .findMany({ select: ['id', 'documentId'], where: { documentId: { $in: [...ids] } } });
    numbers.set(target, new Map(found.map(({ id, documentId }) => [documentId, id])));
  }
  return numbers;
}
