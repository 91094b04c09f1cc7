import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { getErrorCode } from '../../../utils/error-code';

/** PostgreSQL has no such value (class 22), or no such column, operator or grouping (42). */
const isBadValue = (error: unknown): boolean => /^(?:22|42[678])/.test(getErrorCode(error));

/** Where Strapi and knex make a statement of what is asked. */
const MAKES_STATEMENTS =
  /(?:@strapi[/\\]database[/\\]dist[/\\](?:query|fields)|[/\\]knex[/\\]lib[/\\]query)[/\\]/;

/** Whether it was thrown there: unknown fields, operators in the wrong place, no number where one should be. */
function isBadQuery(error: unknown): boolean {
  const [thrower = ''] = (error instanceof Error && /^ +at .*$/m.exec(error.stack ?? '')) || [];
  return MAKES_STATEMENTS.test(thrower);
}

/** Strapi passes what a query says to PostgreSQL as it is: what cannot be asked is the fault of who asks. */
export async function refuseBadQueries({ method }: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!isBadValue(error) && !(method === 'GET' && isBadQuery(error))) throw error;
    throw new errors.ValidationError('Deze vraag klopt niet.');
  }
}
