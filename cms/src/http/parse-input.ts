import type { Context } from 'koa';
import type { z } from 'zod';
import { invalid, type FieldErrors } from './errors';
import { isTooMuch, protoPaths } from './json-shape';
import { refuseOtherThanJson } from './read-body';
import { getValidationMessage } from './messages';

const UNKNOWN = 'Dit veld bestaat niet.';

/** Zod's issues as the contract's dotted field errors. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  // A map, because a client may send a key that every object inherits.
  const errors = new Map<string, string[]>();
  const add = (path: readonly PropertyKey[], sentence: string): void => {
    const name = path.length > 0 ? path.map(String).join('.') : 'body';
    errors.set(name, [...(errors.get(name) ?? []), sentence]);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], UNKNOWN);
    } else {
      add(issue.path, issue.message);
    }
  }
  return Object.fromEntries(errors);
}

/** Validates a value with a schema; throws a 400 that lists every invalid field. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  if (isTooMuch(value)) throw invalid({ body: ['De aanvraag is te groot of te diep genest.'] });
  const unseen = protoPaths(value);
  if (unseen.length > 0) throw invalid(Object.fromEntries(unseen.map((path) => [path, [UNKNOWN]])));
  const result = schema.safeParse(value, { error: getValidationMessage });
  if (!result.success) throw invalid(fieldErrors(result.error.issues));
  return result.data;
}

export const parseBody = <S extends z.ZodType>(ctx: Context, schema: S): z.output<S> => {
  refuseOtherThanJson(ctx);
  const { body } = ctx.request;
  return parse(schema, body === undefined ? {} : body);
};

/** Validates the query of a request; unknown names are ignored. */
export const parseQuery = <S extends z.ZodType>(ctx: Context, schema: S): z.output<S> =>
  parse(schema, { ...ctx.query });
