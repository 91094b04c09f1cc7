import path from 'node:path';
import type { Event, StackFrame, StackParser } from '@sentry/core';
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
export function faultEvent({ error, id, route }: Fault, parseStack: StackParser): Event {
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
