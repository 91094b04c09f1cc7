import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTitle } from '../lib/site';

/** The length of the longest word in a title: Dutch words can be wider than a phone. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]/).map(({ length }) => length));

/** The path or place whose heading last took focus. */
let lastAnnounced = '';

/** For a screen whose URL changes while in use, and the first of a visit: focus stays where it is. */
export function keepFocusAt(path: string): void {
  lastAnnounced = path;
}

interface ScreenHeadingProps {
  className?: string;
  lang?: string;
  /** Tells a screen from another one at the same path. */
  place?: string;
  /** How it is drawn, where that is more than its text. */
  drawn?: ReactNode;
  children: string;
}

/** The only h1 of a screen, and the document's title. Takes focus after a route change, for screen readers. */
export function ScreenHeading({ className, lang, place, drawn, children }: ScreenHeadingProps) {
  useTitle(children);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();
  const here = place ?? pathname;
  useEffect(() => {
    if (lastAnnounced === here) return;
    lastAnnounced = here;
    if (!hash) heading.current?.focus({ preventScroll: true });
  }, [here, hash]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={className}
      lang={lang}
      style={{ '--longest': longestWord(children) }}
    >
      {drawn || children}
    </h1>
  );
}
