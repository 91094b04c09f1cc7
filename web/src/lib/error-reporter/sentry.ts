import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { errorEvent, type Unseen } from './error-event';

let client: BrowserClient | undefined;
const told = new Set<string>();

/** Only what goes out by hand: no integrations that watch clicks, addresses and calls. */
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

/** Sends an error to the reporter at an address (DSN); the same one once per visit. */
export function send(dsn: string, unseen: Unseen): void {
  const event = errorEvent(unseen, defaultStackParser);
  const key = JSON.stringify(event);
  if (told.has(key)) return;
  told.add(key);
  client ??= makeClient(dsn);
  client.captureEvent(event);
}
