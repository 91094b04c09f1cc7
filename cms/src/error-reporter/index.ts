import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import type { Fault } from './fault-event';
import type { Send } from './sender';

let sender: Promise<Send> | undefined;

// Few portals have a reporter, and most of those seldom need it.
async function loadSender(dsn: string, note: (line: string) => void): Promise<Send> {
  const { makeSender } = await import('./sender.js');
  return makeSender(dsn, note);
}

/**
 * Reports a fault when SENTRY_DSN says where. What it was about stays here: the log tells more under the same id. Nobody
 * waits for it, and a reporter that does not answer is only a line in the log.
 */
export function reportFault(strapi: Core.Strapi, fault: Fault): void {
  const { sentryDsn } = getEnv();
  if (!sentryDsn) return;
  const note = (line: string): void => void strapi.log.warn(`The error reporter: ${line}`);
  sender ??= loadSender(sentryDsn, note);
  sender.then((send) => send(fault)).catch((error: unknown) => note(String(error)));
}
