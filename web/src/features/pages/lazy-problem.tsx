import { lazy, Suspense } from 'react';
import type { PageProblemProps } from './page-problem';
import { PageSkeleton } from './page-skeleton';

const Problem = lazy(() => import('./page-problem'));

/** What is shown instead of a page that failed to load, loaded when it is needed. */
export const PageProblem = (props: PageProblemProps) => (
  <Suspense fallback={<PageSkeleton />}>
    <Problem {...props} />
  </Suspense>
);
