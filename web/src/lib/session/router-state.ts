/**
 * Router state for a redirect to the logout screen; the login screen shows the reason. Only the portal can set it: a
 * link cannot.
 */
export const ADMINS_ONLY = { because: 'admins-only' };

/**
 * Router state for the portal's own links to /logout. Without it, the user may have followed a link from another site.
 */
export const AT_ONCE = { logout: 'at once' };

/** Whether the router's state is one of these: after a reload it is an equal object. */
export const isState = (state: unknown, one: object): boolean =>
  JSON.stringify(state) === JSON.stringify(one);
