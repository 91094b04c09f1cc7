import type { StrapiApp } from '@strapi/strapi/admin';
import { removeOffers, showWholePictures, speakDutch } from '../plugins/portal/admin/adapt-panel';
import { replaceScreens } from '../plugins/portal/admin/elsewhere/replace-screens';
import { translations } from './translations';

/** The icon that the server draws from the hospital's name and colours. */
const LOGO = '/favicon.svg';

/** Strapi's own panel, in Dutch and without telemetry. Our screens are in src/plugins/portal/admin. */
export default {
  config: {
    locales: ['nl'],
    translations,
    tutorials: false,
    notifications: { releases: false },
    auth: { logo: LOGO },
    menu: { logo: LOGO },
  },

  /** Runs after the plugins have registered their widgets. */
  register(app: StrapiApp): void {
    speakDutch();
    showWholePictures();
    removeOffers(app);
    replaceScreens(app);
  },
};
