import { ApiError } from '../api/errors';
import { getInitialData } from '../initial-data';
import type * as Sentry from './sentry';

let patterns: readonly string[] = [];
let reporter: Promise<typeof Sentry> | undefined;
let isLoading = false;

/** Sets the portal's route patterns; the first match wins. Reports name a pattern, never the actual URL. */
export function knowAddresses(addresses: readonly string[]): void {
  patterns = addresses;
}

/** True while the reporter itself loads: the UI does not wait for that. */
export const isReporterLoading = (): boolean => isLoading;

function load(): Promise<typeof Sentry> {
  isLoading = true;
  return import('./sentry').finally(() => {
    isLoading = false;
  });
}

/** The UI already explains 401 and 403 to the viewer. */
const isShown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Reports an error that the UI does not show, or does not explain, when the server configures a reporter. `where` is a
 * request or a part of the portal. The reporter is loaded on first use, without blocking the UI.
 */
export function reportUnseen(error: unknown, where: string): void {
  const dsn = getInitialData().reporter?.dsn;
  if (!dsn || isShown(error)) return;
  const { pathname } = window.location;
  reporter ??= load();
  reporter
    .then(({ send }) => send(dsn, { error, where, pathname, patterns }))
    // An unhandled rejection would end up here again.
    .catch(() => undefined);
}

/** A background read: a failure goes to the reporter only. */
export async function withReporting<T>(read: Promise<T>, where: string): Promise<T> {
  try {
    return await read;
  } catch (error) {
    reportUnseen(error, where);
    throw error;
  }
}

/** Reports uncaught errors. */
export function watchWindow(): void {
  window.addEventListener('error', ({ error }) => {
    // Without an error it is a third-party script, or only a notice.
    if (error) reportUnseen(error, 'window');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportUnseen(reason, 'window'));
}
