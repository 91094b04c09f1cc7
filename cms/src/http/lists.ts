import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { listRows, type ListSource } from '../database/list-rows';
import { text } from './fields';
import { compareNames } from '../utils/dutch-order';
import { fold, foldedWords } from '../shared/fold';

const whole = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `${name} is een getal van ${min} tot en met ${max}.` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `${name} is een getal van ${min} tot en met ${max}.`,
    });

// Documents a query parameter as a number in the OpenAPI document.
const asNumber = (minimum: number, maximum: number, preset: number) => ({
  type: 'integer' as const,
  minimum,
  maximum,
  default: preset,
});

/** The query of every list: page from 1, pageSize 1…500, search. */
export const listQuery = z.object({
  page: whole('page', 1, 1_000_000)
    .default(1)
    .meta(asNumber(1, 1_000_000, 1)),
  pageSize: whole('pageSize', 1, 500)
    .default(100)
    .meta(asNumber(1, 500, 100)),
  search: text(200)
    .default('')
    .meta({ description: 'Words that must all be there, whatever their case and accents.' }),
});

export type ListQuery = z.output<typeof listQuery>;

type Direction = 'asc' | 'desc';

/** A field and a direction: `name:asc`. */
type Sort<Field extends string> = `${Field}:${Direction}`;

/** A query of a list that can be sorted by fields (by API name). */
export interface SortedQuery<Field extends string> extends ListQuery {
  sort?: Sort<Field> | undefined;
}

/** The query of a list that can be sorted by these fields. */
export const sortedQuery = <Field extends string>(...fields: Field[]) =>
  listQuery.extend({
    sort: z
      .enum(
        fields.flatMap((field): Sort<Field>[] => [`${field}:asc`, `${field}:desc`]),
        { error: `Sorteren kan op: ${fields.join(', ')}.` },
      )
      .optional()
      .meta({ description: 'A field and a direction.' }),
  });

/** The response body of one page of a list. */
export interface ListResponse<T> {
  data: T[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

/** The column and direction of a sort order. */
export function getSort<Field extends string, Column>(
  sort: Sort<Field>,
  columns: Record<Field, Column>,
): { column: Column; direction: Direction } {
  const [field, direction] = sort.split(':');
  const found = Object.entries<Column>(columns).find(([name]) => name === field);
  if (!found) throw new Error(`A list has no column for ${sort}.`);
  return { column: found[1], direction: direction === 'desc' ? 'desc' : 'asc' };
}

/** The requested rows, in Strapi's terms. */
export const getRange = ({ page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** Whether a text has each word of a search, whatever its case and accents. */
export function holdsWords({ search }: Pick<ListQuery, 'search'>): (text: string) => boolean {
  const words = foldedWords(search);
  return (text) => {
    const folded = words.length > 0 ? fold(text) : '';
    return words.every((word) => folded.includes(word));
  };
}

export function listResponse<T>(
  data: T[],
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  total: number,
): ListResponse<T> {
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}

/** What the list of a table holds, how it can be sorted, and what its rows become. */
interface TableList<Row, Field extends string, T> extends Omit<ListSource, 'order' | 'direction'> {
  sorts: Record<Field, ListSource['order']>;
  /** The order in which it is given unless it is asked for in another. */
  usual: Sort<NoInfer<Field>>;
  present: (rows: Row[]) => T[] | Promise<T[]>;
}

/** One page of a table. */
export async function listTable<Row extends { id: number }, Field extends string, T>(
  strapi: Core.Strapi,
  query: SortedQuery<NoInfer<Field>>,
  { sorts, usual, present, ...source }: TableList<Row, Field, T>,
): Promise<ListResponse<T>> {
  const { column: order, direction } = getSort(query.sort ?? usual, sorts);
  const { rows, total } = await listRows<Row>(strapi, { ...source, order, direction }, query);
  return listResponse(await present(rows), query, total);
}

/**
 * One page of a list that is in memory. Keeps the given order unless `sort` names one of the fields, which are also
 * searched.
 */
export function listFrom<T, Field extends string>(
  rows: readonly T[],
  query: SortedQuery<Field>,
  fields: Record<Field, (row: T) => string>,
): ListResponse<T> {
  const isFound = holdsWords(query);
  const found = rows.filter((row) =>
    isFound(
      Object.values<(row: T) => string>(fields)
        .map((read) => read(row))
        .join(' '),
    ),
  );
  if (query.sort) {
    const { column: read, direction } = getSort(query.sort, fields);
    const sign = direction === 'desc' ? -1 : 1;
    found.sort((one, other) => sign * compareNames(read(one), read(other)));
  }
  const { limit, offset } = getRange(query);
  return listResponse(found.slice(offset, offset + limit), query, found.length);
}
