import { useDeferredValue, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Site } from '../api/types';
import { NO_RESPONSE, toApiError } from '../lib/api/errors';
import { repeatEarlierInput } from '../lib/earlier-input';
import { unknownSite, useSiteOnce } from '../lib/site';
import { applyPalette } from '../theme/palette';
import { ErrorPage } from './error-page';
import { createPortalRouter } from './router';

/** The portal. It waits for the site, because the path of the home page contains the hospital's name. */
export function App() {
  const { data: site, error } = useSiteOnce();
  if (site) return <Portal key={site.productSlug} site={site} />;
  if (!error) return null;
  const { status, message } = toApiError(error);
  if (status === NO_RESPONSE) return <Portal key={unknownSite.productSlug} site={unknownSite} />;
  return <ErrorPage status={status} message={message} />;
}

function Portal({ site }: { site: Site }) {
  const [router] = useState(() => createPortalRouter(site));
  // RouterProvider would miss a first screen that loads between its rendering and its mounting, and stay blank.
  const getLoaded = () => router.state.initialized;
  const isLoaded = useSyncExternalStore(router.subscribe, getLoaded, getLoaded);
  // Before the first paint, so that the default palette never flashes.
  useLayoutEffect(() => applyPalette(site.palette), [site.palette]);
  // Not within the effect, where React cannot hydrate at once what an event is for, and would drop the event.
  useEffect(() => {
    queueMicrotask(() => {
      document.body.removeAttribute('data-drawn');
      repeatEarlierInput();
    });
  }, []);
  // Deferred and as a transition, so that user input takes precedence.
  return (
    useDeferredValue(isLoaded) && <RouterProvider router={router} future={{ v7_startTransition: true }} />
  );
}
