import { isDatabaseAway } from '../database/outages';
import { STORAGE_FULL } from '../http/error-answers';
import { PortalError } from '../http/errors';
import { storageFulls } from '../metrics/meters';

const TELL_EVERY_MS = 60_000;
let toldAt = -Infinity;

/** Counts that there was no room, and warns of it in the log, once a minute. */
export function noteFull(error: unknown): void {
  storageFulls.inc();
  if (performance.now() - toldAt < TELL_EVERY_MS) return;
  toldAt = performance.now();
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

/** Whether a job failed because the database or the storage is away, and can be done when both are back. */
export const isAway = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof PortalError && error.status === 503);
