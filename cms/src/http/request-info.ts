import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { getEnv } from '../../config/env';

const ID = /^[\w.:-]{8,128}$/;

/** The request id for the response and the log lines: the one from our own proxy, or a new one. */
export function getRequestId({ headers }: IncomingMessage): string {
  const given = getEnv().trustProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}

export function getAddress({ headers, socket }: IncomingMessage): string {
  // Only the last entry is from our own proxy, which may forward whatever a client sent before it.
  const forwarded = getEnv().trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  const last = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
  return isIP(last) === 0 ? (socket.remoteAddress ?? '') : last;
}
