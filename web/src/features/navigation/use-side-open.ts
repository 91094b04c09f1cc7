import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readCookie, writeCookie } from '../../lib/cookies';

const COOKIE = 'side-menu';

/** Narrower than this, the side menu gets out of the way as soon as a page is chosen. */
const ROOMY = '(min-width: 1200px)';

/** Whether the side menu is open. The choice is remembered in a cookie; open is the default. */
export function useSideOpen(): [boolean, () => void] {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => readCookie(COOKIE) !== 'closed');
  const [lastPath, setLastPath] = useState(pathname);

  if (lastPath !== pathname) {
    setLastPath(pathname);
    if (!window.matchMedia(ROOMY).matches) setOpen(false);
  }
  useEffect(() => writeCookie(COOKIE, open ? 'open' : 'closed'), [open]);

  return [open, () => setOpen(!open)];
}
