import { lazy, Suspense } from 'react';
// The server draws it before its code is there.
import './ornament.module.css';

/** Offline it may be missing: the text is readable without it. */
const Drawing = lazy(() =>
  import('./ornament').then(
    ({ SiteOrnament }) => ({ default: SiteOrnament }),
    () => ({ default: () => null }),
  ),
);

/** The ornament of the portal for screens of a first visit, which need not wait for its code. */
export const LateOrnament = ({ className }: { className?: string }) => (
  <Suspense>
    <Drawing className={className} />
  </Suspense>
);
