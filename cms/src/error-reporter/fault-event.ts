import path from 'node:path';
import type { Event, StackFrame, StackParser } from '@sentry/core';
import { repositoryRoot } from '../../config/env/repository-root';

/** Something that went wrong inside while a call was answered. */
export interface Fault {
  error: unknown;
  /** The id of the request, as its answer and the log have it. */
  id: string;
  /** The route, never the address itself: `GET /users/:id`. */
  route: string;
}

const OWN = `${repositoryRoot()}${path.sep}`;

/** Where in the code, without what the machine calls its folders. */
function plainFrame({ filename = '', function: name, lineno, colno }: StackFrame): StackFrame {
  const isOwn = filename.startsWith(OWN);
  const isKnown = isOwn || filename.startsWith('node:');
  return {
    filename: isOwn ? filename.slice(OWN.length) : isKnown ? filename : 'elsewhere',
    ...(isKnown && { function: name, lineno, colno }),
    in_app: isOwn && !filename.includes('node_modules'),
  };
}

const getCode = (error: Error): string =>
  'code' in error && typeof error.code === 'string' && /^\w{1,40}$/.test(error.code) ? error.code : '';

/**
 * What the reporter is told: which error, where in the code, in which route. Never a message: those of the database hold
 * what somebody wrote.
 */
export function faultEvent({ error, id, route }: Fault, parseStack: StackParser): Event {
  const isError = error instanceof Error;
  const code = isError ? getCode(error) : '';
  return {
    level: 'error',
    transaction: route,
    tags: { request: id },
    // Faults of the database all come from the same lines of its driver.
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
