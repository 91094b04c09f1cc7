import { lazy, Suspense } from 'react';
import { useNewVersion } from '../../lib/online/service-worker';

/** Lazy: needed only with an active service worker, which has it cached. */
const NewVersion = lazy(() => import('./new-version'));

export function NewVersionBar() {
  const ready = useNewVersion();
  return (
    <div role="status" data-screen-only>
      {ready && (
        <Suspense>
          <NewVersion />
        </Suspense>
      )}
    </div>
  );
}
