const DAY_SECONDS = 24 * 60 * 60;

/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

/** Keeps a preference of this browser for a number of days. */
export function writeCookie(name: string, value: string, days = 365): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax`;
}

/** There is one language; the cookie says so for 365 days. */
export function rememberLocale(): void {
  writeCookie('locale', 'nl-NL', 365);
}
