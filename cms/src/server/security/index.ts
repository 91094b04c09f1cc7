import type { Core } from '@strapi/strapi';
import { dressBareAnswers, overlookBrokenOff } from './bare-answers';
import { corsForListed } from './cors';
import { guardPanelRights } from './panel-rights';
import { closePanelRoutes } from './panel-routes';
import { sendCachedFirst } from './ready';
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
    .extend('strapi::cors', corsForListed)
    .extend('strapi::body', bodyOutsideApi);
  closeStockRoutes(strapi);
  closePanelRoutes(strapi);
  guardPanelRights(strapi);
  sendCachedFirst(strapi);
  dressBareAnswers(strapi);
  overlookBrokenOff(strapi);
}
