import { lazy, Suspense } from 'react';
// Also rendered on the server.
import './ornament.module.css';

/** May be missing offline: the text is readable without it. */
const Drawing = lazy(() =>
  import('./ornament').then(
    ({ SiteOrnament }) => ({ default: SiteOrnament }),
    () => ({ default: () => null }),
  ),
);

/** The lazy ornament for screens of a first visit. */
export const LazyOrnament = ({ className }: { className?: string }) => (
  <Suspense>
    <Drawing className={className} />
  </Suspense>
);
