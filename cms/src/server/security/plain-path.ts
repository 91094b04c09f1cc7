// Empty and dotted segments, and backslashes.
const STRANGE = /\/\/|\\|\/\.{1,2}(?:\/|$)/;
// What is encoded only to be read differently further on.
const DISGUISED = /%(?:2e|2f|5c|7f|[01][0-9a-f])/i;
// Strapi's router takes capitals for small letters; nothing of ours begins with one.
const CAPITAL_ROOT = /^\/[^/]*[A-Z]/;

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Below /api the router takes a path apart before it decodes: there it is just an id that does not exist. */
const isCleanlyEncoded = (path: string): boolean =>
  !path.includes('%') || path.startsWith('/api/') || (!DISGUISED.test(path) && isDecodable(path));

/** Whether everything on the way reads a path in one and the same way. */
export const isPlainPath = (path: string): boolean =>
  path.startsWith('/') && !STRANGE.test(path) && !CAPITAL_ROOT.test(path) && isCleanlyEncoded(path);
