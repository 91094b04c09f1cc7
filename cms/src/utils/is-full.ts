import { getErrorCode } from './error-code';

// Codes of file systems, quotas and PostgreSQL.
const FULL = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether an error means that a disk is full. */
export const isDiskFull = (error: unknown): boolean => FULL.includes(getErrorCode(error));
