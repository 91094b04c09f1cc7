import type { defaultStackParser, Event as Report, StackFrame } from '@sentry/browser';
import { matchPath } from 'react-router-dom';
import { ApiError } from '../api/errors';
import { scrub } from './scrub';

/** Something that went wrong without anybody being told. */
export interface Unseen {
  error: unknown;
  /** A call or a part of the portal. */
  where: string;
  /** The address at which it happened, and those that the portal has. */
  pathname: string;
  patterns: readonly string[];
}

/** Where in the portal's own files. */
function plainFrame({ filename = '', function: name, lineno, colno }: StackFrame): StackFrame {
  const [own] = /\/static\/[\w.-]+$/.exec(filename) ?? [];
  return own ? { filename: own, function: name, lineno, colno, in_app: true } : { filename: 'elsewhere' };
}

/** The sentence of an answer is for the person who asked: it may name somebody. */
const getMessage = (error: Error): string =>
  error instanceof ApiError ? `${error.status}` : scrub(error.message);

/** What the reporter is told: what went wrong, at which kind of address and where in the code. Nothing of the person. */
export function errorEvent(
  { error, where, pathname, patterns }: Unseen,
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
