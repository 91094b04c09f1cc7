import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { longestWord } from './longest-word';

/** The path whose heading had its turn; the first screen of a visit keeps the focus where the browser put it. */
let announced = window.location.pathname;

/** For a screen whose address changes under somebody's hands: the focus stays where it is. */
export function keepFocusAt(path: string): void {
  announced = path;
}

interface ScreenHeadingProps {
  className?: string;
  lang?: string;
  children: string;
}

/** The one h1 of a screen. After a route change it takes the focus, so that a screen reader reads it. */
export function ScreenHeading({ className, lang, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (announced === pathname) return;
    announced = pathname;
    if (!hash) heading.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={className}
      lang={lang}
      style={{ '--longest': longestWord(children) }}
    >
      {children}
    </h1>
  );
}
