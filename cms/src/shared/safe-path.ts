/** Characters that a browser may interpret differently from this server. */
const SUSPECT = /[\\\s\p{Cc}]/u;

/** Login and logout screens, which make no sense after login, and paths that are not the portal's. */
const ELSEWHERE =
  /^\/(((session\/)?(login|login-saml|logout|register|registered|password))|api|beheer|saml2|strapi-plugin-sso|metrics|_\w+)(\/|$)/i;

const HERE = 'http://portal';
const MAX_LENGTH = 1000;
const ROUNDS = 5;

/** Decodes until nothing changes; null when that fails or never ends. */
function decodeFully(text: string): string | null {
  let current = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      const next = decodeURIComponent(current);
      if (next === current) return current;
      current = next;
    } catch {
      return null;
    }
  }
  return null;
}

/** The path as a browser resolves it, without dot segments; null when it is no screen of the portal. */
function normalised(path: string): string | null {
  const [place = ''] = path.split(/[?#]/);
  if (!place.startsWith('/') || place.includes('//') || SUSPECT.test(place)) return null;
  if (!URL.canParse(path, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  if (origin !== HERE || pathname.includes('//') || ELSEWHERE.test(pathname)) return null;
  return pathname === place ? path : pathname + search + hash;
}

/**
 * The redirect target after login: a screen of the portal, interpreted as a browser would read the URL, whatever its
 * encoding; the fallback for anything else. The portal's front end uses it too.
 */
export function safePath(given: unknown, fallback = '/huisstijl'): string {
  if (typeof given !== 'string' || given.length > MAX_LENGTH) return fallback;
  const decoded = decodeFully(given);
  if (decoded === null || normalised(decoded) === null) return fallback;
  return normalised(given) ?? fallback;
}
