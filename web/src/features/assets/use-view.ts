import { useState } from 'react';
import { readCookie, writeCookie } from '../../lib/cookies';

const COOKIE = 'assets-view';

/** How the library stands: as cards or as lines. */
export type View = 'grid' | 'list';

/** How the library stands; this browser remembers it. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (readCookie(COOKIE) === 'list' ? 'list' : 'grid'));
  const choose = (next: View): void => {
    writeCookie(COOKIE, next);
    setView(next);
  };
  return [view, choose];
}
