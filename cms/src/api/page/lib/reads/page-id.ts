import type { Context } from 'koa';
import { notFound } from '../../../../http/errors';
import { isId } from '../../../../http/fields';

/** The page in the address of a call; what cannot be an id is 404. */
export function pageId(ctx: Context): string {
  const id: unknown = ctx.params.id;
  if (!isId(id)) throw notFound();
  return id;
}
