import type { StrapiApp } from '@strapi/strapi/admin';
import { removeOffers, showWholePictures, speakDutch } from '../plugins/portal/admin/adapt-panel';
import { replaceScreens } from '../plugins/portal/admin/elsewhere/replace-screens';
import { getChoiceTexts } from './dutch/choices';
import { translations } from './translations';

declare global {
  interface ImportMeta {
    /** Of Vite, which builds the panel: the modules that a pattern names. */
    glob(pattern: string, options: { eager: true; import: string }): Record<string, unknown>;
  }
}

const components = Object.values(
  import.meta.glob('../components/**/*.json', { eager: true, import: 'default' }),
);

/** The icon that the server draws from the hospital's name and colours. */
const LOGO = '/favicon.svg';

/** Strapi's own panel, in Dutch and without telemetry. Our screens are in src/plugins/portal/admin. */
export default {
  config: {
    locales: ['nl'],
    translations: { nl: { ...getChoiceTexts(components), ...translations.nl } },
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
