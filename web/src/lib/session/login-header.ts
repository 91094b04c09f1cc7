/** Tells the service worker which login sent the request. Not a secret; the server ignores it. */
export const LOGIN_HEADER = 'X-Login';

/** Marks a response from the service worker's cache: the server itself did not respond. */
export const COPY_HEADER = 'X-Copy';
