import type { Context } from 'koa';
import { notFound } from '../../../../http/errors';
import { isId } from '../../../../http/fields';

/** The page id in the path; throws 404 when it cannot be an id. */
export function pageId(ctx: Context): string {
  const id: unknown = ctx.params.id;
  if (!isId(id)) throw notFound();
  return id;
}
