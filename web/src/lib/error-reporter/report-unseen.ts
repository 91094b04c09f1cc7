import { ApiError } from '../api/errors';
import { carried } from '../initial-data';
import type * as Sentry from './sentry';

let patterns: readonly string[] = [];
let reporter: Promise<typeof Sentry> | undefined;
let isLoading = false;

/** Tells which addresses the portal has, the first that fits counts: a report names one of these, never the address itself. */
export function knowAddresses(addresses: readonly string[]): void {
  patterns = addresses;
}

/** Whether what is being loaded is the reporter: nobody waits for that. */
export const isReporterLoading = (): boolean => isLoading;

function load(): Promise<typeof Sentry> {
  isLoading = true;
  return import('./sentry').finally(() => {
    isLoading = false;
  });
}

/** What 401 and 403 mean to the viewer is told on the screen. */
const isTold = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Reports an error that is not shown, or of which the screen tells too little, when the server says where to; `where` is
 * a call or a part of the portal. The reporter is loaded when first needed, and nobody waits for it.
 */
export function reportUnseen(error: unknown, where: string): void {
  const dsn = carried().reporter?.dsn;
  if (!dsn || isTold(error)) return;
  const { pathname } = window.location;
  reporter ??= load();
  reporter
    .then(({ send }) => send(dsn, { error, where, pathname, patterns }))
    // Told to the window it would come back here.
    .catch(() => undefined);
}

/** A read of which only the reporter is told when it fails. */
export async function reported<T>(read: Promise<T>, where: string): Promise<T> {
  try {
    return await read;
  } catch (error) {
    reportUnseen(error, where);
    throw error;
  }
}

/** Reports what nobody catches. */
export function watchWindow(): void {
  window.addEventListener('error', ({ error }) => {
    // Without one it is a script of somebody else, or no more than a notice.
    if (error) reportUnseen(error, 'window');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportUnseen(reason, 'window'));
}
