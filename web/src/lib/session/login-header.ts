/** Tells the service worker which login of this browser asks. No secret, and nothing to the server. */
export const LOGIN_HEADER = 'X-Login';

/** Stands on an answer that the service worker kept: the server itself did not answer. */
export const COPY_HEADER = 'X-Copy';
