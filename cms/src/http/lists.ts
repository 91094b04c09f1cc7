import { z } from 'zod';
import { invalidField } from './errors';
import { text } from './fields';
import { compareNames } from '../utils/dutch-order';
import { fold, foldedWords } from '../utils/fold';

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

/** The query of every list: page from 1, pageSize 1…500, search, sort `field:asc`. */
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
  sort: z
    .string()
    .regex(/^[A-Za-z_]+:(asc|desc)$/, { error: 'sort is een veld met :asc of :desc erachter.' })
    .optional()
    .meta({ description: 'A field and a direction.', examples: ['name:asc'] }),
});

export type ListQuery = z.output<typeof listQuery>;

/** The response body of one page of a list. */
export interface ListAnswer<T> {
  data: T[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

/**
 * Resolves the sort of a query to one of `columns` (by API name) and a direction; an unknown name gives 400.
 */
export function getSort<Column>(
  query: ListQuery,
  columns: Record<string, Column>,
  fallback: string,
): { column: Column; direction: 'asc' | 'desc' } {
  const [name = '', direction] = (query.sort ?? fallback).split(':');
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) throw invalidField('sort', `Sorteren kan op: ${Object.keys(columns).join(', ')}.`);
  return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
}

/** The rows that a query asks for, in Strapi's words. */
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

export function listAnswer<T>(
  data: T[],
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  total: number,
): ListAnswer<T> {
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}

/**
 * One page of a list that is at hand whole. It keeps its own order unless `sort` names one of the fields, in which
 * search words are sought too.
 */
export function listFrom<T>(
  rows: readonly T[],
  query: ListQuery,
  fields: Record<string, (row: T) => string>,
): ListAnswer<T> {
  const isFound = holdsWords(query);
  const found = rows.filter((row) =>
    isFound(
      Object.values(fields)
        .map((read) => read(row))
        .join(' '),
    ),
  );
  if (query.sort) {
    const { column: read, direction } = getSort(query, fields, '');
    const sign = direction === 'desc' ? -1 : 1;
    found.sort((one, other) => sign * compareNames(read(one), read(other)));
  }
  const { limit, offset } = getRange(query);
  return listAnswer(found.slice(offset, offset + limit), query, found.length);
}
