// Empty and dotted segments, backslashes, and what is only encoded to be read differently further on.
const STRANGE = /\/\/|\\|\/\.{1,2}(?:\/|$)|%(?:2e|2f|5c|7f|[01][0-9a-f])/i;
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

/** Whether everything on the way reads a path in one and the same way. */
export const isPlainPath = (path: string): boolean =>
  path.startsWith('/') &&
  !STRANGE.test(path) &&
  !CAPITAL_ROOT.test(path) &&
  (!path.includes('%') || isDecodable(path));
