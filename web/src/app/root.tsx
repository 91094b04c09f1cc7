import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { usePrefetchOnIntent } from '../features/pages/prefetch';
import { NO_ANSWER, toApiError } from '../lib/api/errors';
import { useReportError } from '../lib/use-report-error';
import { LoadingBar } from './chrome/loading-bar';
import { NewVersionBar } from './chrome/new-version-bar';
import { OfflineBar } from './chrome/offline-bar';
import { ProgressOverlay } from './chrome/progress-overlay';
import { SkipLink } from './chrome/skip-link';
import { Toaster } from './chrome/toaster';

const Tooltip = lazy(() => import('../components/tooltip').then((module) => ({ default: module.Tooltip })));

/** Whether somebody has pointed at something or used the keyboard: before that no names of buttons are asked for. */
function useHasMoved(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    const note = () => setMoved(true);
    for (const move of ['pointermove', 'keydown']) document.addEventListener(move, note, ends);
    return () => ends.abort();
  }, []);
  return hasMoved;
}

/** A screen that a browser opened by its address has no key of its own: two of those are not the same place. */
const placeKey = ({ key, pathname, hash }: Location): string => (key === 'default' ? pathname + hash : key);

const isPassing = (status: number): boolean => status === NO_ANSWER || status >= 500;

/** What all screens have in common: how data is fetched, and the few things that float above the page. */
export function Root() {
  const report = useReportError();
  const hasMoved = useHasMoved();
  usePrefetchOnIntent();
  return (
    <SWRConfig
      value={{
        // Also without an answer: a browser says that it is online before its connection carries anything.
        shouldRetryOnError: (error: unknown) => isPassing(toApiError(error).status),
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
      <Suspense>{hasMoved && <Tooltip />}</Suspense>
      <ScrollRestoration getKey={placeKey} />
    </SWRConfig>
  );
}
