import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import type { Fault, Send } from './sender';

let sender: Promise<Send> | undefined;

// Imported lazily: few portals have an error reporter, and most of those rarely need it.
async function loadSender(dsn: string, warn: (line: string) => void): Promise<Send> {
  const { makeSender } = await import('./sender.js');
  return makeSender(dsn, warn);
}

/**
 * Reports an error when SENTRY_DSN is set. The details stay in the log, under the same id. Requests do not
 * wait for the report, and a failed report is only logged.
 */
export function reportFault(strapi: Core.Strapi, fault: Fault): void {
  const { sentryDsn } = getEnv();
  if (!sentryDsn) return;
  const warn = (line: string): void => void strapi.log.warn(`The error reporter: ${line}`);
  sender ??= loadSender(sentryDsn, warn);
  sender.then((send) => send(fault)).catch((error: unknown) => warn(String(error)));
}

/** The DSN for browsers: SENTRY_DSN without the secret that older ones contain. */
export function publicDsn(): string | undefined {
  const { sentryDsn } = getEnv();
  if (!sentryDsn) return undefined;
  const url = new URL(sentryDsn);
  url.password = '';
  return url.href;
}

/** The origins that browsers report errors to: one, or none. */
export function reporterOrigins(): string[] {
  const { sentryDsn } = getEnv();
  return sentryDsn ? [new URL(sentryDsn).origin] : [];
}
