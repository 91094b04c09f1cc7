import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { getErrorCode } from '../../utils/error-code';
import { bareHeaders } from './headers';

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers malformed HTTP and timeouts with the headers of every response. */
function respondToUnreadable(error: Error, socket: Duplex): void {
  if (!socket.writable || getErrorCode(error) === 'ECONNRESET') return void socket.destroy();
  const status = STATUS[getErrorCode(error)] ?? 400;
  const headers = Object.entries({ ...bareHeaders(), Connection: 'close', 'Content-Length': '0' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
}

/** Adds the usual headers to responses that Node and Koa generate themselves. */
export function addHeadersToBareResponses(strapi: Core.Strapi): void {
  const { app, httpServer }: { app: Core.Strapi['server']['app']; httpServer: Server } = strapi.server;
  httpServer.on('clientError', respondToUnreadable);
  // Node would answer an unknown Expect with 417.
  httpServer.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    httpServer.emit('request', request, response);
  });
  // When sending fails, Koa drops all headers except those of the error.
  const { onerror } = app.context;
  app.context.onerror = function dressed(error) {
    // Koa also calls it without an error, on success.
    if (error instanceof Error) Object.assign(error, { headers: bareHeaders() });
    onerror.call(this, error);
  };
}

// Error codes of connections closed by the client during a request or a response.
const DISCONNECT_CODES = [
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
];

/**
 * Omits errors from the log that nobody can act on: Koa would print every client that disconnects during an upload or a
 * download.
 */
export function ignoreDisconnects(strapi: Core.Strapi): void {
  // Strapi's upload plugin still passes them to Koa.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: unknown) => {
    if (DISCONNECT_CODES.includes(getErrorCode(error))) return;
    strapi.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
}
