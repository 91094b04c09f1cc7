import { useCallback, type ReactNode } from 'react';

/** View only: nothing inside can receive focus or clicks, and screen readers skip it. */
export function Inert({ className, children }: { className?: string; children: ReactNode }) {
  // React 18 does not support the `inert` attribute.
  const still = useCallback((element: HTMLDivElement | null) => {
    if (element) element.inert = true;
  }, []);
  return (
    <div ref={still} className={className}>
      {children}
    </div>
  );
}
