import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Site } from '../api/types';
import { getScreenPaths } from 'cms/shared/addresses';
import '../lib/first-pop';
import { isServerRendered } from '../lib/server-rendered';
import { knowAddresses } from '../lib/error-reporter/report-unseen';
import { layouts, type LayoutName } from './layouts/layouts';
import { RequireAccess } from './require-access';
import { Root } from './root';
import { RouteError } from './route-error';
import { portalRoutes, type PortalRoute } from './route-table';

/** One route per path of an entry. All share a module, so an alias costs nothing. */
function toRouteObjects([paths, access, , screen]: PortalRoute): RouteObject[] {
  const guarded = (Screen: ComponentType) => (
    <RequireAccess access={access}>
      <Screen />
    </RequireAccess>
  );
  const shown =
    'atOnce' in screen
      ? { element: guarded(screen.atOnce) }
      : { lazy: async () => ({ element: guarded((await screen()).default) }) };
  return paths.map((path) => ({ path, ...shown, errorElement: <RouteError /> }));
}

/** The routes of the portal, nested in their layout, which stays mounted while screens change. */
export function createRoutes({ productSlug, oldProductSlugs }: Site): RouteObject[] {
  const routes = portalRoutes(getScreenPaths(productSlug, oldProductSlugs));
  knowAddresses(routes.flatMap(([paths]) => paths));
  const names = new Set<LayoutName>(routes.map(([, , layout]) => layout));
  return [
    {
      element: <Root />,
      errorElement: <RouteError />,
      children: [...names].map((name) => {
        const layout = layouts[name];
        return {
          ...('later' in layout
            ? { lazy: async () => ({ Component: await layout.later() }) }
            : { Component: layout }),
          children: routes.filter(([, , own]) => own === name).flatMap(toRouteObjects),
        };
      }),
    },
  ];
}

/** What React Router 7 will do: the server draws by the same rules. */
export const FUTURE = {
  v7_relativeSplatPath: true,
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
} as const;

export const createPortalRouter = (site: Site) =>
  createBrowserRouter(createRoutes(site), {
    future: FUTURE,
    // Where a reader has scrolled to in what the server drew, stays.
    hydrationData: isServerRendered ? {} : undefined,
  });
