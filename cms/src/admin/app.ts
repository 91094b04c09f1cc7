/** Strapi's own panel, in Dutch, without calls to its maker. */
export default {
  config: {
    locales: ['nl'],
    tutorials: false,
    notifications: { releases: false },
  },
};
