import type { Core } from '@strapi/strapi';
import { addHeadersToBareResponses, ignoreDisconnects } from './bare-responses';
import { restrictCors } from './cors';
import { guardPanelRights } from './panel-rights';
import { closePanelRoutes } from './panel-routes';
import { serveCachedFirst } from './cached';
import { security } from './headers';
import { bodyOutsideApi } from './stock-body';
import { closeStockRoutes } from './stock-routes';

const passOn: Core.MiddlewareFactory = () => (_ctx, next) => next();

/**
 * Installs the security layers before Strapi builds its middleware chain. Strapi requires some by name, so
 * ours replace those.
 */
export function installSecurity(strapi: Core.Strapi): void {
  strapi
    .get('middlewares')
    .set('strapi::security', security)
    // The portal serves its own icons (src/middlewares/app-icons.ts).
    .set('strapi::favicon', passOn)
    .extend('strapi::cors', restrictCors)
    .extend('strapi::body', bodyOutsideApi);
  closeStockRoutes(strapi);
  closePanelRoutes(strapi);
  guardPanelRights(strapi);
  serveCachedFirst(strapi);
  addHeadersToBareResponses(strapi);
  ignoreDisconnects(strapi);
}
