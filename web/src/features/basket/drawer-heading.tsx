import { useEffect, useRef } from 'react';
import { useDrawerState } from './drawer-state';

/** The id of the heading that names the drawer. */
export const HEADING = 'mandje';

/** Takes the focus when somebody asked for what is below it, and when what had it is gone: then `count` is less. */
export function DrawerHeading({ count, children }: { count?: number; children: string }) {
  const { asked } = useDrawerState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  const before = useRef(count);
  useEffect(() => {
    const isLess = (count ?? 0) < (before.current ?? 0);
    before.current = count;
    if (isLess && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  return (
    <h2 ref={heading} id={HEADING} tabIndex={-1}>
      {children}
    </h2>
  );
}
