/**
 * Columns (as `pages.lead`) and tables (as `color_versions`) that a version of the portal removed on purpose: a start
 * may drop these, including their data. See docs/strapi.md.
 */
export const DROPPABLE: readonly string[] = ['portal_login_attempts.email'];
