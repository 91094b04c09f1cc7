import type { IncomingMessage } from 'node:http';

// Empty and dotted segments, and backslashes.
const STRANGE = /\/\/|\\|\/\.{1,2}(?:\/|$)/;
// Encoded characters that change the meaning of a path once decoded. A dot that ends a name does not.
const DISGUISED = /%(?:(?<!\w%)2e|2e(?!$)|2f|5c|7f|[01][0-9a-f])/i;
// Strapi's router ignores case; none of our own paths starts with a capital.
const CAPITAL_ROOT = /^\/[^/]*[A-Z]/;

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Below /api the router splits a path before decoding it, so a bad encoding is just an unknown id. */
const isCleanlyEncoded = (path: string): boolean =>
  !path.includes('%') || path.startsWith('/api/') || (!DISGUISED.test(path) && isDecodable(path));

/** Whether every component in the chain reads a path the same way. */
export const isPlainPath = (path: string): boolean =>
  path.startsWith('/') && !STRANGE.test(path) && !CAPITAL_ROOT.test(path) && isCleanlyEncoded(path);

/**
 * Whether a request has exactly one Host header, as HTTP/1.1 requires; HTTP/1.0 may omit it. Node uses the
 * first of two, while a proxy before us may have used the other.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
