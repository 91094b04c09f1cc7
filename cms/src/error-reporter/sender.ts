import path from 'node:path';
import {
  createStackParser,
  createTransport,
  SDK_VERSION,
  type BaseTransportOptions,
  type Event,
  type StackFrame,
  type StackParser,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { getErrorCode } from '../utils/error-code';
import { repositoryRoot } from '../../config/env/repository-root';

/** An internal error during a request. */
export interface Fault {
  error: unknown;
  /** The request id, as in the response and the log. */
  id: string;
  /** The route pattern, never the actual path: `GET /users/:id`. */
  route: string;
}

const OWN = `${repositoryRoot()}${path.sep}`;

/** A stack frame without the folders of this machine. */
function plainFrame({ filename = '', function: name, lineno, colno }: StackFrame): StackFrame {
  const isOwn = filename.startsWith(OWN);
  const isKnown = isOwn || filename.startsWith('node:');
  return {
    filename: isOwn ? filename.slice(OWN.length) : isKnown ? filename : 'elsewhere',
    ...(isKnown && { function: name, lineno, colno }),
    in_app: isOwn && !filename.includes('node_modules'),
  };
}

function getCode(error: unknown): string {
  const code = getErrorCode(error);
  return /^\w{1,40}$/.test(code) ? code : '';
}

/**
 * The reported event: the error type, its place in the code, and the route. Never a message, because those of
 * the database may contain user input.
 */
function faultEvent({ error, id, route }: Fault, parseStack: StackParser): Event {
  const isError = error instanceof Error;
  const code = getCode(error);
  return {
    level: 'error',
    transaction: route,
    tags: { request: id },
    // Database errors all come from the same lines of its driver.
    fingerprint: ['{{ default }}', code, route],
    exception: {
      values: [
        {
          type: isError ? error.constructor.name : typeof error,
          value: code,
          mechanism: { type: 'generic', handled: false },
          ...(isError && { stacktrace: { frames: parseStack(error.stack ?? '').map(plainFrame) } }),
        },
      ],
    },
  };
}

/** Sends an error report, without waiting for the result. */
export type Send = (fault: Fault) => void;

const PATIENCE_MS = 5000;
/** Maximum number of reports in progress; with a slow reporter the rest is dropped. */
const MAX_PENDING = 10;

// Node gives the reason of a connection error only in its cause.
const getReason = (error: unknown): string => String(error instanceof Error ? (error.cause ?? error) : error);

/** Makes a sender for a DSN. `warn` receives one line on why a report failed. */
export function makeSender(dsn: string, warn: (line: string) => void): Send {
  const transport = ({ url, headers, ...options }: BaseTransportOptions) =>
    createTransport({ ...options, bufferSize: MAX_PENDING }, async ({ body }) => {
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
