import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { getErrorCode } from '../../utils/error-code';
import { bareHeaders } from './headers';

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers malformed HTTP and timeouts with the headers of every response. */
function answerUnread(error: Error, socket: Duplex): void {
  if (!socket.writable || getErrorCode(error) === 'ECONNRESET') return void socket.destroy();
  const status = STATUS[getErrorCode(error)] ?? 400;
  const headers = Object.entries({ ...bareHeaders(), Connection: 'close', 'Content-Length': '0' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
}

/** Adds the headers of every response to those that Node and Koa generate themselves. */
export function dressBareAnswers(strapi: Core.Strapi): void {
  const { app, httpServer }: { app: Core.Strapi['server']['app']; httpServer: Server } = strapi.server;
  httpServer.on('clientError', answerUnread);
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
const BROKEN_OFF = [
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
];

/**
 * Logs only send errors that someone can act on: Koa would print every client that disconnects during an
 * upload or a download.
 */
export function overlookBrokenOff(strapi: Core.Strapi): void {
  // Strapi's upload plugin still passes them to Koa.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: unknown) => {
    if (BROKEN_OFF.includes(getErrorCode(error))) return;
    strapi.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
}
