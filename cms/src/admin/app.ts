import { translations } from './translations';

/** Strapi's own panel, in Dutch, without calls to its maker. */
export default {
  config: {
    locales: ['nl'],
    translations,
    tutorials: false,
    notifications: { releases: false },
  },
};
