import { isDatabaseUnavailable } from '../database/outages';
import { STORAGE_FULL } from '../http/error-responses';
import { PortalError } from '../http/errors';
import { storageFulls } from '../metrics/meters';

const WARN_EVERY_MS = 60_000;
let lastWarningAt = -Infinity;

/** Counts that the disk was full, and logs a warning at most once a minute. */
export function warnDiskFull(error: unknown): void {
  storageFulls.inc();
  if (performance.now() - lastWarningAt < WARN_EVERY_MS) return;
  lastWarningAt = performance.now();
  strapi.log.warn(`A disk is full: ${String(error)}`);
}

/** 503: there is no room for the upload. */
export const storageFull = (): PortalError => new PortalError(503, STORAGE_FULL);

/** 503: the file storage is unavailable. */
export const storageFailure = (): PortalError =>
  new PortalError(
    503,
    'De opslag van bestanden is even niet bereikbaar. Probeer het straks opnieuw.',
    undefined,
    {
      'Retry-After': '5',
    },
  );

/** Whether a job failed because the database or the storage is unavailable, and can be retried later. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || (error instanceof PortalError && error.status === 503);
