import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readCookie, writeCookie } from '../../lib/cookies';
import { isServerRendered } from '../../lib/server-rendered';

const COOKIE = 'side-menu';

/** Below this width, the side menu closes as soon as a page is chosen. */
const ROOMY = '(min-width: 1200px)';

/** The state at the last render: other layouts have no side menu, and returning from those is a route change too. */
let last: { path: string; open: boolean } | null = null;

/**
 * Whether the side menu is open; by default it is. A cookie remembers the user's choice. Closing automatically is not a
 * choice, and only counts for this visit.
 */
export function useSideOpen(): [boolean, () => void] {
  const { pathname } = useLocation();
  // The server draws it open, and nothing for those who closed it.
  const [open, setOpen] = useState(() => last?.open ?? (isServerRendered || readCookie(COOKIE) !== 'closed'));
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
