import { useEffect, useRef } from 'react';
import { useDrawerState } from './drawer-state';

/** The id of the heading that names the drawer. */
export const HEADING = 'mandje';

/** Takes the focus when somebody asked for what is below it. */
export function DrawerHeading({ children }: { children: string }) {
  const { asked } = useDrawerState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  return (
    <h2 ref={heading} id={HEADING} tabIndex={-1}>
      {children}
    </h2>
  );
}
