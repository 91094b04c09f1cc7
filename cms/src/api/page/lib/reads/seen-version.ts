import type { Context } from 'koa';

/** The version in If-Match; null without the header, and a number that no page has when it is malformed. */
export function seenVersion(ctx: Context): number | null {
  const header = ctx.get('If-Match').trim();
  if (header === '' || header === '*') return null;
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(header) ?? [];
  return version === undefined ? -1 : Number(version);
}
