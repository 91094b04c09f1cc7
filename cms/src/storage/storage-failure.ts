import { PortalError } from '../http/errors';

// Of file systems, quotas and PostgreSQL.
const FULL = ['ENOSPC', 'EDQUOT', '53100'];

const getCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether something went wrong because a disk is full. */
export const isFull = (error: unknown): boolean => FULL.includes(String(getCode(error)));

/** 503: there is no room for what is sent. */
export const storageFull = (): PortalError =>
  new PortalError(503, 'De opslag van het portaal is vol, dus er is niets bewaard. Waarschuw een beheerder.');

/** 503: where the files are kept does not answer. */
export const storageFailure = (): PortalError =>
  new PortalError(503, 'De opslag van bestanden is even niet bereikbaar. Probeer het straks opnieuw.');
