/** Goes along with the portal's own ways to /logout: whoever comes without it may have followed a foreign link. */
export const AT_ONCE = { logout: 'at once' };

/** Whether the portal itself leads somebody to /logout. */
export const isAtOnce = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'logout' in state && state.logout === AT_ONCE.logout;
