import { lazy, Suspense } from 'react';
import { useLiveValue } from '../../lib/live-value';
import { runningTasks } from '../../lib/progress/progress';
import { useDelayed } from '../../lib/use-delayed';

/** Lazy: a visit that only reads never shows it. */
const ProgressDialog = lazy(() => import('./progress-dialog'));

/** Covers the screen during work that must not be interrupted. */
export function ProgressOverlay() {
  const task = useLiveValue(runningTasks).at(-1);
  const late = useDelayed(task !== undefined);
  if (!late || !task) return null;
  return (
    <Suspense>
      <ProgressDialog title={task.title} />
    </Suspense>
  );
}
