import type { StrapiApp } from '@strapi/strapi/admin';
import { closeOffers } from './close-offers';
import { extendContentManager } from './page/extend-content-manager';

/** The part of the plugin that runs in Strapi's panel. */
export default {
  register(app: StrapiApp): void {
    app.registerPlugin({ id: 'portal', name: 'Portaal' });
  },

  bootstrap(app: StrapiApp): void {
    extendContentManager(app);
    closeOffers(app);
  },
};
