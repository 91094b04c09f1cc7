import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { getDocumentId } from '../utils/document-id';
import { PortalError } from './errors';
import { getValidationMessage } from './messages';

const WRITES = ['create', 'update', 'clone'];

const refuseField = (name: string, message: string) =>
  new errors.ValidationError(message, { errors: [{ path: [name], name: 'ValidationError', message }] });

/** A refusal as Strapi's forms show it: one sentence, also at its field. */
export function toStrapiError(error: unknown): unknown {
  if (!(error instanceof PortalError)) return error;
  const [first] = Object.entries(error.fields ?? {});
  return first
    ? refuseField(first[0], first[1][0] ?? error.message)
    : new errors.ValidationError(error.message);
}

/** Validates the fields of a row by the rules of the API. Unknown and empty fields are left to Strapi. */
type Shape = Record<string, z.ZodType>;

function parseFields(shape: Shape, data: object): Record<string, unknown> {
  const parsed = Object.entries(data).map(([name, value]: [string, unknown]) => {
    const schema = shape[name];
    if (!schema || value === null || value === undefined) return [name, value];
    const { data: kept, error } = schema.safeParse(value, { error: getValidationMessage });
    if (error) throw refuseField(name, error.issues[0]?.message ?? error.message);
    return [name, kept];
  });
  return Object.fromEntries(parsed);
}

type Middleware = Parameters<Core.Strapi['documents']['use']>[0];

interface Rules {
  uid: string;
  shape: Shape;
  /** Runs the write one at a time, and refuses conflicts with other rows; `own` is the row that is changed. */
  write?: (
    data: Record<string, unknown>,
    own: string | null,
    next: Parameters<Middleware>[1],
  ) => ReturnType<Middleware>;
}

/** Applies the API's field rules to writes outside the API: Strapi's content manager, a script. */
export function guardFields(strapi: Core.Strapi, { uid, shape, write }: Rules): void {
  strapi.documents.use(async (context, next) => {
    const { action, params } = context;
    if (context.uid !== uid || !WRITES.includes(action) || !('data' in params) || !params.data) return next();
    const data = parseFields(shape, params.data);
    Object.assign(context, { params: { ...params, data } });
    if (!write) return next();
    try {
      return await write(data, action === 'update' ? getDocumentId(params) : null, next);
    } catch (error) {
      throw toStrapiError(error);
    }
  });
}
