import { isObject } from '../is-object';

/** Tells the service worker which login sent the request. Not a secret; the server ignores it. */
export const LOGIN_HEADER = 'X-Login';

/** Marks a response from the service worker's cache: the server itself did not respond. */
export const COPY_HEADER = 'X-Copy';

/** Server-Timing name that marks a document as a cached copy: the server itself did not respond. */
export const COPY = 'copy';

/** A message from a page to the service worker. */
export type WorkerMessage =
  | 'renew'
  | 'forget'
  /** The current login. */
  | { login: string }
  /** What a page fetched before the worker was active. */
  | { view: string; seen: string[] };

export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  data === 'renew' ||
  data === 'forget' ||
  (isObject(data) && ('login' in data || ('view' in data && 'seen' in data)));
