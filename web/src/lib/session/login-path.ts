import { useLocation } from 'react-router-dom';

/** The login screen's URL, with the location to return to. */
export function loginPath(place: string): string {
  if (place === '/' || place.startsWith('/login') || place.startsWith('/logout')) return '/login';
  return `/login?redirect=${encodeURIComponent(place)}`;
}

export function useLoginPath(): string {
  const { pathname, search, hash } = useLocation();
  return loginPath(pathname + search + hash);
}
