import type { StrapiApp } from '@strapi/strapi/admin';
import { PLACES } from './places';

type Route = StrapiApp['router']['routes'][number];

const SETTINGS = 'settings/*';
const FIRST = 'application-infos';

/** Offers of Strapi's makers. */
const VENDOR_SCREENS = /^(?:purchase-|marketplace)/;

const isAt = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

const isRemovedScreen = ({ path = '' }: Route): boolean =>
  path === FIRST || VENDOR_SCREENS.test(path) || PLACES.some((place) => isAt(path, place.path));

const PLACE_ROUTES: Route[] = PLACES.map((place) => ({
  path: `${place.path}/*`,
  lazy: async () => ({ Component: (await import('./place-page')).makePlacePage(place) }),
}));

const FIRST_ROUTE: Route = {
  path: FIRST,
  lazy: async () => ({ Component: (await import('./settings-page')).SettingsPage }),
};

/** Any other address of the settings. */
const UNKNOWN_ROUTE: Route = { ...FIRST_ROUTE, path: '*' };

/**
 * Replaces Strapi's screens for work that the portal does itself, and removes paid offers. The first of two screens at
 * one path wins, so ours come before those of plugins.
 */
export function replaceScreens(app: StrapiApp): void {
  app.router.addRoute((routes) =>
    routes
      .filter(({ path = '' }) => !VENDOR_SCREENS.test(path))
      .map((route): Route => {
        if (route.index || route.path !== SETTINGS) return route;
        const kept = (route.children ?? []).filter((child) => !isRemovedScreen(child));
        return { ...route, children: [FIRST_ROUTE, ...PLACE_ROUTES, ...kept, UNKNOWN_ROUTE] };
      }),
  );
}
