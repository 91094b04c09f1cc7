/**
 * Columns (as `pages.lead`) and tables (as `color_versions`) that a version of the portal does without on purpose: a start
 * may drop these, with what they hold. See docs/strapi.md.
 */
export const REMOVED: readonly string[] = ['portal_login_attempts.email'];
