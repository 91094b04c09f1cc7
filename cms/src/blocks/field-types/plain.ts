import type { z } from 'zod';
import type { Field, Kind, Value } from '../field';

/** What differs between kinds stored as one value in one column. */
interface Plain {
  input(field: Field): z.ZodType<Value>;
  output(field: Field): z.ZodType;
  empty(field: Field): Value;
  /** Whether a column holds a value of this kind. */
  holds(raw: unknown): raw is Value;
  /** Set when the value is a URL or rich text. */
  marks?: 'url' | 'html';
}

export const isText = (raw: unknown): raw is string => typeof raw === 'string';

/** A kind with one column, whose value is the same in a row, a revision and a response. */
export function plainKind({ input, output, empty, holds, marks }: Plain): Kind {
  const initial = (field: Field): Value => field.preset ?? (field.nullable ? null : empty(field));
  return {
    input: (field) => (field.nullable ? input(field).nullable() : input(field)),
    output: (field) => (field.nullable ? output(field).nullable() : output(field)),
    initial,
    populate: () => undefined,
    fromRow(field, raw) {
      if (raw === null && field.nullable) return null;
      return holds(raw) ? raw : initial(field);
    },
    toRow: (_field, value) => value,
    toWire: (_field, value) => value,
    mapAssets: (_field, value) => value,
    mapTexts: (_field, value, replace) => (marks && isText(value) ? replace(value, marks) : value),
  };
}

export const isNumber = (raw: unknown): raw is number => typeof raw === 'number';
export const isBoolean = (raw: unknown): raw is boolean => typeof raw === 'boolean';
