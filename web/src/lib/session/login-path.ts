import { useLocation } from 'react-router-dom';

/** The login screen, remembering the place to come back to. */
export function loginPath(place: string): string {
  if (place === '/' || place.startsWith('/login') || place.startsWith('/logout')) return '/login';
  return `/login?redirect=${encodeURIComponent(place)}`;
}

/** The login screen, remembering the place where the viewer is now. */
export function useLoginPath(): string {
  const { pathname, search, hash } = useLocation();
  return loginPath(pathname + search + hash);
}
