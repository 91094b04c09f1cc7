/** Characters with which a path could mean something else to a browser than it does to us. */
const SUSPECT = /[\\\s\p{Cc}]/u;
const FALLBACK = '/huisstijl';
const MAX_LENGTH = 1000;
const ROUNDS = 5;

/** Decodes until nothing changes; null when it cannot be decoded or never ends. */
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

const isPath = (text: string): boolean => /^\/(?!\/)/.test(text) && !SUSPECT.test(text.split('?')[0] ?? '');

/** Where to go after login: a path inside the portal, whatever the encoding; the guide for anything else. */
export function safeTarget(given: unknown): string {
  if (typeof given !== 'string' || given.length > MAX_LENGTH) return FALLBACK;
  const decoded = decodeFully(given);
  return decoded !== null && isPath(given) && isPath(decoded) ? given : FALLBACK;
}
