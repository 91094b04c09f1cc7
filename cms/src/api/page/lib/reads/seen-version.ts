import type { Context } from 'koa';

/** The version in If-Match; null when nothing was said, and a number that no page has when it makes no sense. */
export function seenVersion(ctx: Context): number | null {
  const header = ctx.get('If-Match').trim();
  if (header === '' || header === '*') return null;
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(header) ?? [];
  return version === undefined ? -1 : Number(version);
}
