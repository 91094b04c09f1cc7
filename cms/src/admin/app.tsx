import { translations } from './translations';

/** Strapi's own panel, in Dutch, without calls to its maker. What the portal adds is in src/plugins/portal/admin. */
export default {
  config: {
    locales: ['nl'],
    translations,
    tutorials: false,
    notifications: { releases: false },
  },
};
