import type { Context } from 'koa';
import type { z } from 'zod';
import { invalid, type FieldErrors } from './errors';
import { isTooComplex, findProtoPaths } from './json-shape';
import { requireJson } from './read-body';
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

function refuseTooComplex(value: unknown): void {
  if (isTooComplex(value)) throw invalid({ body: ['De aanvraag is te groot of te diep genest.'] });
  const unseen = findProtoPaths(value);
  if (unseen.length > 0) throw invalid(Object.fromEntries(unseen.map((path) => [path, [UNKNOWN]])));
}

function getData<T>(result: z.ZodSafeParseResult<T>): T {
  if (!result.success) throw invalid(fieldErrors(result.error.issues));
  return result.data;
}

/** Validates a value with a schema; throws a 400 that lists every invalid field. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  refuseTooComplex(value);
  return getData(schema.safeParse(value, { error: getValidationMessage }));
}

/** The same for a slow schema, such as rich text: other requests are served meanwhile. */
export async function parseLong<S extends z.ZodType>(schema: S, value: unknown): Promise<z.output<S>> {
  refuseTooComplex(value);
  return getData(await schema.safeParseAsync(value, { error: getValidationMessage }));
}

function getBody(ctx: Context): unknown {
  requireJson(ctx);
  const { body } = ctx.request;
  return body === undefined ? {} : body;
}

export const parseBody = <S extends z.ZodType>(ctx: Context, schema: S): z.output<S> =>
  parse(schema, getBody(ctx));

export const parseLongBody = async <S extends z.ZodType>(ctx: Context, schema: S): Promise<z.output<S>> =>
  parseLong(schema, getBody(ctx));

/** Validates the query of a request; unknown names are ignored. */
export const parseQuery = <S extends z.ZodType>(ctx: Context, schema: S): z.output<S> =>
  parse(schema, { ...ctx.query });
