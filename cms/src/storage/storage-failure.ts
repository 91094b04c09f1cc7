import { isDatabaseAway } from '../database/outages';
import { getErrorCode } from '../utils/error-code';
import { PortalError } from '../http/errors';

// Codes of file systems, quotas and PostgreSQL.
const FULL = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether an error means that a disk is full. */
export const isFull = (error: unknown): boolean => FULL.includes(getErrorCode(error));

/** 503: there is no room for the upload. */
export const storageFull = (): PortalError =>
  new PortalError(503, 'De opslag van het portaal is vol, dus er is niets bewaard. Waarschuw een beheerder.');

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
