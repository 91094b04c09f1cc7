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
  new PortalError(503, 'De opslag van bestanden is even niet bereikbaar. Probeer het straks opnieuw.');
