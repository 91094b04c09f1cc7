/** What a redirect to the logout screen tells of its reason; the login screen says it. No link can, only the portal itself. */
export const ADMINS_ONLY = { because: 'admins-only' };

/** Whether a viewer was led out because a screen is for admins only. */
export const isAdminsOnly = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'because' in state && state.because === ADMINS_ONLY.because;
