import { useCallback, type ReactNode } from 'react';

/** Something to look at only: nothing in it can be focused, clicked or read aloud. */
export function Inert({ className, children }: { className?: string; children: ReactNode }) {
  // React 18 does not know the attribute.
  const still = useCallback((element: HTMLDivElement | null) => {
    if (element) element.inert = true;
  }, []);
  return (
    <div ref={still} className={className}>
      {children}
    </div>
  );
}
