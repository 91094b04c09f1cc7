import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Site } from '../api/types';
import { NO_ANSWER, toApiError } from '../lib/api/errors';
import { unknownSite, useSiteOnce } from '../lib/site';
import { applyPalette } from '../theme/palette';
import { ErrorPage } from './error-page';
import { createPortalRouter } from './router';

/** The portal, once it knows which hospital it serves: the address of the home page holds its name. */
export function App() {
  const { data: site, error } = useSiteOnce();
  if (site) return <Portal key={site.productSlug} site={site} />;
  if (!error) return null;
  const { status, message } = toApiError(error);
  if (status === NO_ANSWER) return <Portal key={unknownSite.productSlug} site={unknownSite} />;
  return <ErrorPage status={status} message={message} />;
}

function Portal({ site }: { site: Site }) {
  const [router] = useState(() => createPortalRouter(site));
  // Before the first paint, so that nobody sees the default palette first.
  useLayoutEffect(() => applyPalette(site.palette), [site.palette]);
  // In small steps: what somebody types or touches meanwhile comes first.
  return <RouterProvider router={router} future={{ v7_startTransition: true }} />;
}
