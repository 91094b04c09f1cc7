import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readCookie, writeCookie } from '../../lib/cookies';

const COOKIE = 'side-menu';

/** Narrower than this, the side menu gets out of the way as soon as a page is chosen. */
const ROOMY = '(min-width: 1200px)';

/** How it was when it was last drawn: other layouts have no side menu, and coming back from those is a change of route too. */
let last: { path: string; open: boolean } | null = null;

/**
 * Whether the side menu is open; open is the default. What a viewer chooses is remembered in a cookie. That it got out of
 * the way by itself is no choice, and counts for this visit only.
 */
export function useSideOpen(): [boolean, () => void] {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => last?.open ?? readCookie(COOKIE) !== 'closed');
  const [lastPath, setLastPath] = useState(last?.path ?? pathname);

  if (lastPath !== pathname) {
    setLastPath(pathname);
    if (!window.matchMedia(ROOMY).matches) setOpen(false);
  }
  useEffect(() => {
    last = { path: pathname, open };
  }, [pathname, open]);

  const toggle = () => {
    writeCookie(COOKIE, open ? 'closed' : 'open');
    setOpen(!open);
  };
  return [open, toggle];
}
