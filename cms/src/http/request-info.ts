import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { getEnv } from '../../config/env';

const ID = /^[\w.:-]{8,128}$/;

/** The id of a request, which its answer and its lines in the log carry: that of our own proxy, or a new one. */
export function getRequestId({ headers }: IncomingMessage): string {
  const given = getEnv().trustProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}

/** The address that a request came from. */
export function getAddress({ headers, socket }: IncomingMessage): string {
  // Only the last one was written by our own proxy, which may pass on whatever a client wrote.
  const told = getEnv().trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  const last = told.slice(told.lastIndexOf(',') + 1).trim();
  return isIP(last) === 0 ? (socket.remoteAddress ?? '') : last;
}
