/**
 * Router state for a redirect to the logout screen; the login screen shows the reason. Only the portal can set it: a
 * link cannot.
 */
export const ADMINS_ONLY = { because: 'admins-only' };

/** Whether the viewer was logged out because a screen is for admins only. */
export const isAdminsOnly = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'because' in state && state.because === ADMINS_ONLY.because;
