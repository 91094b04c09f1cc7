import { createHash } from 'node:crypto';
import { type Coding, CODINGS } from './coding';

/** A digest of some content, in 27 characters that an ETag may hold. */
export const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

/** A strong ETag for some content (RFC 9110 section 8.8.3), which begins with a version where there is one. */
export const entityTag = (content: string | Buffer, version = ''): string => `"${version}${digest(content)}"`;

/** The tag of the same content in a coding: a strong tag identifies bytes. */
export const codedTag = (tag: string, coding: Coding | null): string =>
  coding === null ? tag : `${tag.slice(0, -1)}-${coding}"`;

/**
 * Whether If-None-Match matches a tag in any coding: a client with the content needs it in no other coding (RFC 9110
 * section 13.1.2). Koa's own `fresh` also honours the request's Cache-Control, which fetch() sends along unasked.
 */
export function matchesTag(header: string, tag: string): boolean {
  const known = [tag, ...CODINGS.map((coding) => codedTag(tag, coding))];
  return header
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || known.includes(each.replace(/^W\//, '')));
}
