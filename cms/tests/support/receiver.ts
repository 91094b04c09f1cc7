import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A message as a receiver of webhooks gets it. */
export interface Received {
  id: string;
  host: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Its event, once its signature is verified; throws when that is wrong. */
  verify: (secret: string) => unknown;
}

/** How a receiver answers: 204 where nothing else is said. */
type Answer = (response: ServerResponse, received: Received) => unknown;

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { headers, url = '' } = request;
  const body = Buffer.concat(chunks).toString();
  const named = { 'webhook-id': '', 'webhook-timestamp': '', 'webhook-signature': '' };
  const signed = Object.keys(named).map((name) => [name, String(headers[name])] as const);
  return {
    id: String(headers['webhook-id']),
    host: String(headers.host),
    path: url,
    headers,
    body,
    verify: (secret) => new Webhook(secret).verify(body, Object.fromEntries(signed)),
  };
}

/** Starts a receiver on this machine; `answer` may be replaced at any time. */
export async function startReceiver(answer: Answer = (response) => response.writeHead(204).end()) {
  const received: Received[] = [];
  const receiver = { answer, received, url: '', port: 0, stop: () => Promise.resolve() };
  const listener: RequestListener = (request, response) => {
    void read(request).then(
      (message) => {
        received.push(message);
        receiver.answer(response, message);
      },
      () => undefined,
    );
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const isBound = (value: typeof address): value is AddressInfo =>
    typeof value === 'object' && value !== null;
  if (!isBound(address)) throw new Error('The receiver has no port.');
  receiver.port = address.port;
  receiver.url = `http://127.0.0.1:${address.port}/haak?code=geheim`;
  receiver.stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
