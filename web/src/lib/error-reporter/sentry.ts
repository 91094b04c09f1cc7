import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { errorEvent, type UnseenError } from './error-event';

let client: BrowserClient | undefined;
const reportedErrors = new Set<string>();

/** Sends explicit reports only: no integrations that record clicks, URLs and requests. */
const makeClient = (dsn: string): BrowserClient =>
  new BrowserClient({
    dsn,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    dataCollection: { userInfo: false },
    transport: (options) =>
      makeFetchTransport({
        ...options,
        fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' },
      }),
  });

/** Sends an error to the reporter (DSN); the same error once per visit. */
export function send(dsn: string, unseen: UnseenError): void {
  const event = errorEvent(unseen, defaultStackParser);
  const key = JSON.stringify(event);
  if (reportedErrors.has(key)) return;
  reportedErrors.add(key);
  client ??= makeClient(dsn);
  client.captureEvent(event);
}
