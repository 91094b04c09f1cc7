import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { getDocumentId } from '../utils/document-id';
import { PortalError } from './errors';
import { getValidationMessage } from './messages';

const WRITES = ['create', 'update', 'clone'];

const refuseField = (name: string, message: string) =>
  new errors.ValidationError(message, { errors: [{ path: [name], name: 'ValidationError', message }] });

/** What is refused, as Strapi's forms show it: one sentence, also beside its field. */
export function asStrapiError(error: unknown): unknown {
  if (!(error instanceof PortalError)) return error;
  const [first] = Object.entries(error.fields ?? {});
  return first
    ? refuseField(first[0], first[1][0] ?? error.message)
    : new errors.ValidationError(error.message);
}

/** The fields of a row by what the API demands of each. Others stay as they are, as empty ones do, which Strapi judges. */
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
  /** Writes where no other write comes between, and refuses what goes against other rows; `own` is the row that is changed. */
  write?: (
    data: Record<string, unknown>,
    own: string | null,
    next: Parameters<Middleware>[1],
  ) => ReturnType<Middleware>;
}

/** Applies the API's rules for fields to what is written outside of it: in Strapi's content manager, by a script. */
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
      throw asStrapiError(error);
    }
  });
}
