import { z } from 'zod';
import { dateTime } from '../../http/fields';
import { moment } from '../../http/wire/plain';
import type { Field } from '../field';
import { isBoolean, isNumber, isText, plainKind } from './plain';

/** On or off. */
export const booleanKind = plainKind({
  input: () => z.boolean(),
  output: () => z.boolean(),
  empty: () => false,
  holds: isBoolean,
});

/** A number. */
export const numberKind = plainKind({
  input: () => z.number(),
  output: () => z.number(),
  empty: () => 0,
  holds: isNumber,
});

/** A moment, ISO 8601. */
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
