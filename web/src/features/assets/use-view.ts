import { useState } from 'react';
import { readCookie, writeCookie } from '../../lib/cookies';

const COOKIE = 'assets-view';

export type View = 'grid' | 'list';

/** The view of the library, remembered in this browser. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (readCookie(COOKIE) === 'list' ? 'list' : 'grid'));
  const choose = (next: View): void => {
    writeCookie(COOKIE, next);
    setView(next);
  };
  return [view, choose];
}
