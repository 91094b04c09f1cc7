import { createHash } from 'node:crypto';

/** A digest of some content, in 27 characters that an ETag may hold. */
export const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

/** A strong ETag for some content (RFC 9110 section 8.8.3), which begins with a version where there is one. */
export const entityTag = (content: string | Buffer, version = ''): string => `"${version}${digest(content)}"`;

/**
 * Whether If-None-Match matches a tag (RFC 9110 section 13.1.2). Koa's own `fresh` also honours the request's
 * Cache-Control, which fetch() sends along unasked.
 */
export const matchesTag = (header: string, tag: string): boolean =>
  header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);
