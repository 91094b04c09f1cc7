import type { StrapiApp } from '@strapi/strapi/admin';
import { closeOffers, speakDutch } from '../plugins/portal/admin/adapt-panel';
import { translations } from './translations';

/** The icon that the server draws from the name and the colours of the portal. */
const LOGO = '/favicon.svg';

/** Strapi's own panel, in Dutch, without calls to its maker. What the portal adds is in src/plugins/portal/admin. */
export default {
  config: {
    locales: ['nl'],
    translations,
    tutorials: false,
    notifications: { releases: false },
    auth: { logo: LOGO },
    menu: { logo: LOGO },
  },

  /** After the plugins have registered: what they offer is there to be taken away. */
  register(app: StrapiApp): void {
    speakDutch();
    closeOffers(app);
  },
};
