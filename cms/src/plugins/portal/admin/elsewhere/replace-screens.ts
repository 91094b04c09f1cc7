import type { StrapiApp } from '@strapi/strapi/admin';
import { PLACES } from './places';

type Route = StrapiApp['router']['routes'][number];

const SETTINGS = 'settings/*';
const FIRST = 'application-infos';

/** Offers of Strapi's makers. */
const OFFERS = /^(?:purchase-|marketplace)/;

const isAt = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

const isGone = ({ path = '' }: Route): boolean =>
  path === FIRST || OFFERS.test(path) || PLACES.some((place) => isAt(path, place.path));

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
 * Puts our screens in the place of those of Strapi whose work the portal does itself, and takes away what is for sale. Of two
 * screens at one address the first is shown, so ours come before what plugins add later.
 */
export function replaceScreens(app: StrapiApp): void {
  app.router.addRoute((routes) =>
    routes
      .filter(({ path = '' }) => !OFFERS.test(path))
      .map((route): Route => {
        if (route.index || route.path !== SETTINGS) return route;
        const kept = (route.children ?? []).filter((child) => !isGone(child));
        return { ...route, children: [FIRST_ROUTE, ...PLACE_ROUTES, ...kept, UNKNOWN_ROUTE] };
      }),
  );
}
