import type { Context } from 'koa';
import { notFound } from '../../../../http/errors';
import { isId } from '../../../../http/fields';

/** The page id in the path; throws 404 when it cannot be an id. */
export function getPageId(ctx: Context): string {
  const id: unknown = ctx.params.id;
  if (!isId(id)) throw notFound();
  return id;
}

/** The version in If-Match; null without the header, and a number that no page has when it is malformed. */
export function getSeenVersion(ctx: Context): number | null {
  const header = ctx.get('If-Match').trim();
  if (header === '' || header === '*') return null;
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(header) ?? [];
  return version === undefined ? -1 : Number(version);
}
