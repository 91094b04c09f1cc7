import { createStackParser, createTransport, SDK_VERSION, type BaseTransportOptions } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { faultEvent, type Fault } from './fault-event';

/** Sends an error report, without waiting for the result. */
export type Send = (fault: Fault) => void;

const PATIENCE_MS = 5000;
/** Maximum number of reports in progress; with a slow reporter the rest is dropped. */
const UNDER_WAY = 10;

// Node gives the reason of a connection error only in its cause.
const getReason = (error: unknown): string => String(error instanceof Error ? (error.cause ?? error) : error);

/** Makes a sender for a DSN. `warn` receives one line on why a report failed. */
export function makeSender(dsn: string, warn: (line: string) => void): Send {
  const transport = ({ url, headers, ...options }: BaseTransportOptions) =>
    createTransport({ ...options, bufferSize: UNDER_WAY }, async ({ body }) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      try {
        const answer = await fetch(url, { method: 'POST', headers, body, signal });
        await answer.body?.cancel();
        if (!answer.ok) warn(`answered ${answer.status}`);
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        };
      } catch (error) {
        warn(getReason(error));
        throw error;
      }
    });
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    transport,
    stackParser,
    platform: 'node',
    integrations: [],
    sendClientReports: false,
    // Errors only, no performance data.
    traceLifecycle: 'static',
    dataCollection: { userInfo: false },
    _metadata: {
      sdk: { name: 'sentry.javascript.core', version: SDK_VERSION, settings: { infer_ip: 'never' } },
    },
  });
  return (fault) => void client.captureEvent(faultEvent(fault, stackParser));
}
