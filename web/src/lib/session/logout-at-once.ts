/**
 * Router state for the portal's own links to /logout. Without it, the user may have followed a link from another site.
 */
export const AT_ONCE = { logout: 'at once' };

/** Whether the portal itself navigated to /logout. */
export const isAtOnce = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'logout' in state && state.logout === AT_ONCE.logout;
