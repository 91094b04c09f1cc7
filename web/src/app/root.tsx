import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { usePrefetchOnIntent } from '../features/pages';
import { isUnreachable, toApiError } from '../lib/api/errors';
import { useReportError } from '../lib/use-report-error';
import { LoadingBar } from './chrome/loading-bar';
import { NewVersionBar } from './chrome/new-version-bar';
import { OfflineBar } from './chrome/offline-bar';
import { ProgressOverlay } from './chrome/progress-overlay';
import { SkipLink } from './chrome/skip-link';
import { Toaster } from './chrome/toaster';

const Tooltip = lazy(() => import('../components/tooltip'));

/** Whether the user has used the pointer or keyboard: tooltips load only after that. */
function useHasMoved(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    // As a transition, which waits for what is being hydrated.
    const onMove = () => startTransition(() => setMoved(true));
    for (const move of ['pointermove', 'keydown']) document.addEventListener(move, onMove, ends);
    return () => ends.abort();
  }, []);
  return hasMoved;
}

/** A scroll restoration key. Screens that were opened directly share the key 'default', so those use their path. */
const placeKey = ({ key, pathname, hash }: Location): string => (key === 'default' ? pathname + hash : key);

/** What all screens share: data fetching, and the few elements that float above the page. */
export function Root() {
  const report = useReportError();
  const hasMoved = useHasMoved();
  usePrefetchOnIntent();
  return (
    <SWRConfig
      value={{
        // Also retries without a response: a browser reports that it is online before its connection works.
        shouldRetryOnError: (error: unknown) => isUnreachable(toApiError(error)),
        errorRetryCount: 2,
        errorRetryInterval: 1000,
        revalidateOnFocus: false,
        onError: (thrown: unknown) => {
          const { status } = toApiError(thrown);
          if (status === 401 || status === 403) report(thrown);
        },
      }}
    >
      <SkipLink />
      <LoadingBar />
      <OfflineBar />
      <NewVersionBar />
      <Outlet />
      <ProgressOverlay />
      <Toaster />
      {hasMoved && (
        <Suspense>
          <Tooltip />
        </Suspense>
      )}
      <ScrollRestoration getKey={placeKey} />
    </SWRConfig>
  );
}
