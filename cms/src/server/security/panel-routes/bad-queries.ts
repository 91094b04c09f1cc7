import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { getErrorCode } from '../../../utils/error-code';

/** PostgreSQL has no such value (class 22), row to refer to (23503), or column, operator or grouping (42). */
const isBadValue = (error: unknown): boolean => /^(?:22|23503|42[678])/.test(getErrorCode(error));

/** Where Strapi and knex make a statement of what is asked. */
const MAKES_STATEMENTS =
  /(?:@strapi[/\\]database[/\\]dist[/\\](?:query|fields)|[/\\]knex[/\\]lib[/\\]query)[/\\]/;

const OF_STRAPI = /[/\\]@strapi[/\\]/;

const getThrower = (error: Error): string => /^ +at .*$/m.exec(error.stack ?? '')?.[0] ?? '';

/** Whether it was thrown there: unknown fields, operators in the wrong place, no number where one should be. */
const isBadQuery = (error: unknown): boolean =>
  error instanceof Error && MAKES_STATEMENTS.test(getThrower(error));

/** Where Strapi's panel takes values out of a body before, or without, looking what they are. */
const TAKES_BODIES = /@strapi[/\\]admin[/\\]dist[/\\].*[/\\](?:controllers|services[/\\]permission)[/\\]/;

/** Whether Strapi found that a body has another shape, and left it at that, or stumbled over it. */
function isBadBody(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const thrower = getThrower(error);
  return error.name === 'ZodError'
    ? OF_STRAPI.test(thrower)
    : error instanceof TypeError && TAKES_BODIES.test(thrower);
}

/**
 * Responds with 400 to bad queries: Strapi passes queries to PostgreSQL unchecked, and does not report some errors in a
 * body.
 */
export async function refuseBadQueries({ method }: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    const isBad = isBadValue(error) || isBadBody(error) || (method === 'GET' && isBadQuery(error));
    if (!isBad) throw error;
    throw new errors.ValidationError('Deze vraag klopt niet.');
  }
}
