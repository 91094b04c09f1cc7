/** The login screen, remembering the place to come back to. */
export function loginPath(place: string): string {
  if (place === '/' || place.startsWith('/login') || place.startsWith('/logout')) return '/login';
  return `/login?redirect=${encodeURIComponent(place)}`;
}
