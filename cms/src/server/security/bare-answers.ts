import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { bareHeaders } from './headers';

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const getCode = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Answers what is no HTTP, or came too slowly, with the headers of every answer. */
function answerUnread(error: Error, socket: Duplex): void {
  if (!socket.writable || getCode(error) === 'ECONNRESET') return void socket.destroy();
  const status = STATUS[getCode(error)] ?? 400;
  const headers = Object.entries({ ...bareHeaders(), Connection: 'close', 'Content-Length': '0' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
}

/** Answers that Node and Koa make by themselves get the headers of every answer too. */
export function dressBareAnswers(strapi: Core.Strapi): void {
  const { app, httpServer }: { app: Core.Strapi['server']['app']; httpServer: Server } = strapi.server;
  httpServer.on('clientError', answerUnread);
  // Node would answer 417 to an Expect that it does not know.
  httpServer.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    httpServer.emit('request', request, response);
  });
  // Koa drops all headers when the sending of an answer fails, but those of the error.
  const { onerror } = app.context;
  app.context.onerror = function dressed(error) {
    // It is called without one when all went well.
    if (error instanceof Error) Object.assign(error, { headers: bareHeaders() });
    onerror.call(this, error);
  };
}
