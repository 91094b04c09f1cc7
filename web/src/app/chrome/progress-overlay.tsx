import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentProgress, subscribeToProgress } from '../../lib/progress/progress';
import { useDelayed } from '../../lib/use-delayed';

/** A visit that only reads sees none. */
const ProgressDialog = lazy(() =>
  import('./progress-dialog').then((module) => ({ default: module.ProgressDialog })),
);

/** Covers the screen while something goes on that nobody should interrupt. */
export function ProgressOverlay() {
  const title = useSyncExternalStore(subscribeToProgress, currentProgress);
  const late = useDelayed(title !== null);
  return <Suspense>{late && title !== null && <ProgressDialog title={title} />}</Suspense>;
}
