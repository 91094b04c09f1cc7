import type { Core } from '@strapi/strapi';
import { getErrorCode } from '../utils/error-code';
import { memoizeByObject } from '../utils/memoize-by-object';
import { runSql } from './sql';

// Driver errors when the database is unreachable, starting, stopping or out of connections.
const UNAVAILABLE_CODES = [
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
  // Errors of pgbouncer, whatever it ran out of.
  '08P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
];
const UNAVAILABLE_NAMES = ['KnexTimeoutError', 'DatabaseBusy', 'DatabaseSilent'];
// A lost connection has no error code, and its message may follow the statement; a transaction lost with it
// only reports that it is over.
const CONNECTION_LOST =
  /(^| - )(Connection terminated( unexpectedly)?|Client .* is not queryable|timeout expired)$|^Transaction query already complete/;

/** Whether an error says that the database is unavailable, itself or as the cause of it. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (UNAVAILABLE_NAMES.includes(error.name) ||
    CONNECTION_LOST.test(error.message) ||
    UNAVAILABLE_CODES.includes(getErrorCode(error)) ||
    isDatabaseUnavailable(error.cause));

const LOOK_EVERY_MS = 500;

interface Outage {
  /** Records that the database did not answer. */
  begin(error: unknown): void;
  /** Stops polling whether it is back. */
  forget(): void;
}

const getOutage = memoizeByObject((strapi: Core.Strapi): Outage => {
  let began: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  const lookLater = (): void => {
    timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };
  function look(): void {
    runSql(strapi, 'select 1').then(() => {
      const seconds = Math.round((Date.now() - (began ?? 0)) / 1000);
      began = null;
      strapi.log.warn(`The database answers again, after ${seconds} s.`, { seconds });
    }, lookLater);
  }

  return {
    begin(error) {
      if (began !== null) return;
      began = Date.now();
      strapi.log.error(`The database does not answer: ${String(error)}`);
      lookLater();
    },
    forget: () => clearTimeout(timer),
  };
});

/**
 * Logs a failure. While the database is away everything fails for the same reason, so the log then has one line at the start of
 * that and one at its end.
 */
export function logFailure(
  strapi: Core.Strapi,
  error: unknown,
  line: string,
  level: 'error' | 'warn' = 'error',
): void {
  if (isDatabaseUnavailable(error)) getOutage(strapi).begin(error);
  else strapi.log[level](`${line}: ${String(error)}`);
}

/**
 * Logs a query that nobody awaits and that lost its connection, which would end the process: Strapi emits an event
 * after each write that way. Returns the function that stops it.
 */
export function catchUnawaitedErrors(strapi: Core.Strapi): () => void {
  const onRejection = (reason: unknown): void => {
    if (!isDatabaseUnavailable(reason)) throw reason;
    getOutage(strapi).begin(reason);
  };
  process.on('unhandledRejection', onRejection);
  return () => {
    process.off('unhandledRejection', onRejection);
    getOutage(strapi).forget();
  };
}
