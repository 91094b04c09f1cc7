/** Characters with which a path could mean something else to a browser than it does to us. */
const SUSPECT = /[\\\s\p{Cc}]/u;

/** Places that make no sense as the place to return to after login. */
const ENTRANCE = /^\/(session\/)?(login|logout|register|registered|password|login-saml)(\/|$|\?)/;

/**
 * The place to go to after login, when it is safe: a path inside the portal, whatever the encoding.
 * Everything else gives the fallback.
 */
export function safeRedirect(target: string | null | undefined, fallback = '/huisstijl'): string {
  if (!target || !isInternalPath(target) || ENTRANCE.test(target)) return fallback;
  return target;
}

function isInternalPath(target: string): boolean {
  const read = decodeFully(target);
  if (read === null) return false;
  return [target, read].every((path) => /^\/(?!\/)/.test(path) && !SUSPECT.test(path.split('?')[0] ?? ''));
}

/** Decodes until nothing changes; null when it cannot be decoded or never ends. */
function decodeFully(text: string): string | null {
  let current = text;
  for (let round = 0; round < 5; round += 1) {
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
