import type { Core } from '@strapi/strapi';
import { portalStrategy } from '../../http/portal-strategy';

const isOurs = ({ config }: { config?: { auth?: unknown } }): boolean => {
  const auth = config?.auth;
  if (typeof auth !== 'object' || auth === null || !('strategies' in auth)) return false;
  return Array.isArray(auth.strategies) && auth.strategies.includes(portalStrategy);
};

/**
 * Admits only routes made by `defineRoute` to the API. Routes of Strapi, its plugins or a content type made
 * in the panel stay closed to everyone, whatever roles and tokens are granted.
 */
export function closeStockRoutes(strapi: Core.Strapi): void {
  const api = strapi.server.api('content-api');
  const { routes: add } = api;
  api.routes = (given) =>
    Array.isArray(given)
      ? add.call(api, given.filter(isOurs))
      : add.call(api, { ...given, routes: given.routes.filter(isOurs) });
}
