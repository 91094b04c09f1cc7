import { z } from 'zod';
import { dateTime, text } from '../../http/fields';
import { moment } from '../../http/schemas/plain';
import type { Field, Kind } from '../field';
import { isBoolean, isNumber, isText, plainKind } from './plain';

export const booleanKind = plainKind({
  input: () => z.boolean(),
  output: () => z.boolean(),
  empty: () => false,
  holds: isBoolean,
});

export const numberKind = plainKind({
  input({ demands: { min, max } }) {
    const number = min === undefined ? z.number() : z.number().min(min);
    return max === undefined ? number : number.max(max);
  },
  output: () => z.number(),
  empty: () => 0,
  holds: isNumber,
});

/** A timestamp, ISO 8601. */
export const dateKind = plainKind({
  input: () => dateTime,
  output: () => moment,
  empty: () => null,
  holds: isText,
});

const choice = (field: Field) => z.enum(field.options.map(({ value }) => value));

/** One of the values that the schema lists. */
export const optionKind = plainKind({
  input: choice,
  output: choice,
  empty: (field) => field.options[0]?.value ?? '',
  holds: isText,
});

/** The name of an icon. A name missing from the schema is kept, and not drawn. */
export const iconKind: Kind = {
  ...plainKind({ input: () => text(60), output: () => z.string(), empty: () => '', holds: isText }),
  fromRow: (_field, raw) => (isText(raw) ? raw : ''),
  // The column for Strapi's own screens only accepts listed values.
  toRow: ({ options }, name) => (options.some(({ value }) => value === name) ? name : null),
};
