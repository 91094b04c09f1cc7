import type { defaultStackParser, Event as Report, StackFrame } from '@sentry/browser';
import { matchPath } from 'react-router-dom';
import { ApiError } from '../api/errors';
import { scrub } from './scrub';

/** An error that no user saw. */
export interface UnseenError {
  error: unknown;
  /** A request, or a part of the portal. */
  where: string;
  /** The URL path where it happened, and the portal's route patterns. */
  pathname: string;
  patterns: readonly string[];
}

/** Keeps only the position in the portal's own files. */
function plainFrame({ filename = '', function: name, lineno, colno }: StackFrame): StackFrame {
  const [own] = /\/static\/[\w.-]+$/.exec(filename) ?? [];
  return own ? { filename: own, function: name, lineno, colno, in_app: true } : { filename: 'elsewhere' };
}

/** Server messages are meant for the user who sent the request and may contain names. */
const getMessage = (error: Error): string =>
  error instanceof ApiError ? `${error.status}` : scrub(error.message);

/** The event for the reporter: what failed, on which route and where in the code. No personal data. */
export function errorEvent(
  { error, where, pathname, patterns }: UnseenError,
  parse: typeof defaultStackParser,
): Report {
  const isError = error instanceof Error;
  const value = isError ? getMessage(error) : '';
  return {
    level: 'error',
    transaction: patterns.find((pattern) => matchPath(pattern, pathname)) ?? 'elsewhere',
    tags: { where },
    fingerprint: ['{{ default }}', where, value],
    exception: {
      values: [
        {
          type: isError ? error.name : typeof error,
          value,
          mechanism: { type: 'generic', handled: where !== 'window' },
          ...(isError && { stacktrace: { frames: parse(error.stack ?? '').map(plainFrame) } }),
        },
      ],
    },
  };
}
