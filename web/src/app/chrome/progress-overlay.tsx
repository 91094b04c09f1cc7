import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentProgress, subscribeToProgress } from '../../lib/progress/progress';
import { useDelayed } from '../../lib/use-delayed';

/** Lazy: a visit that only reads never shows it. */
const ProgressDialog = lazy(() =>
  import('./progress-dialog').then((module) => ({ default: module.ProgressDialog })),
);

/** Covers the screen during work that must not be interrupted. */
export function ProgressOverlay() {
  const title = useSyncExternalStore(subscribeToProgress, currentProgress);
  const late = useDelayed(title !== null);
  return <Suspense>{late && title !== null && <ProgressDialog title={title} />}</Suspense>;
}
