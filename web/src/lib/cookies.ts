const DAY_SECONDS = 24 * 60 * 60;

/** The value of a cookie; null when it is missing or malformed. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Stores a preference in this browser for a number of days. */
export function writeCookie(name: string, value: string, days = 365): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax`;
}

/** The portal has one language; the cookie records it for 365 days. */
export function rememberLocale(): void {
  writeCookie('locale', 'nl-NL', 365);
}
