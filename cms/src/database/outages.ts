import type { Core } from '@strapi/strapi';
import { getErrorCode } from '../utils/error-code';

// Driver errors when the database is unreachable, starting, stopping or out of connections.
const AWAY = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
];
const AWAY_NAMES = ['KnexTimeoutError', 'DatabaseBusy', 'DatabaseSilent'];
// A lost connection has no error code, and its message may follow the statement; a transaction lost with it
// only reports that it is over.
const LOST =
  /(^| - )(Connection terminated( unexpectedly)?|Client .* is not queryable|timeout expired)$|^Transaction query already complete/;

/** Whether an error says that the database is unavailable, itself or as the cause of it. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (AWAY_NAMES.includes(error.name) ||
    LOST.test(error.message) ||
    AWAY.includes(getErrorCode(error)) ||
    isDatabaseAway(error.cause));

/**
 * Logs a query that nobody waits for and that lost its connection, which would end the process: Strapi sends an event
 * after each write that way. Returns what stops it.
 */
export function surviveOutages(strapi: Core.Strapi): () => void {
  const onRejection = (reason: unknown): void => {
    if (!isDatabaseAway(reason)) throw reason;
    strapi.log.warn(`After a write: ${String(reason)}`);
  };
  process.on('unhandledRejection', onRejection);
  return () => void process.off('unhandledRejection', onRejection);
}
