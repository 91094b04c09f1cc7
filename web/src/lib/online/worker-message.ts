/** By what name a document finds in its timing that it is a copy: the server itself did not answer. */
export const COPY = 'copy';

/** What a page tells the worker. */
export type WorkerMessage =
  | 'renew'
  | 'forget'
  /** Who is logged in now. */
  | { login: string }
  /** What a page fetched before there was a worker. */
  | { view: string; seen: string[] };

/** Whether what a page sent is one of them. */
export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  data === 'renew' ||
  data === 'forget' ||
  (typeof data === 'object' && data !== null && ('login' in data || ('view' in data && 'seen' in data)));
