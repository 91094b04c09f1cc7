import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What an error reporter got: one JSON document per line. */
interface Envelope {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reporter {
  /** SENTRY_DSN of a portal that reports to it. */
  dsn: string;
  origin: string;
  /** The next envelope that has not been asked for. */
  next: () => Promise<Envelope>;
  /** Ends it, whatever it is doing. */
  stop: () => Promise<void>;
}

export async function startReporter(): Promise<Reporter> {
  const got: Envelope[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      got.push({ path: request.url ?? '', headers: request.headers, body });
      server.emit('envelope');
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, server.address());
  return {
    dsn: `http://sleutel:geheim@127.0.0.1:${port}/42`,
    origin: `http://127.0.0.1:${port}`,
    async next() {
      while (got.length === 0) await once(server, 'envelope');
      const [envelope] = got.splice(0, 1);
      if (!envelope) throw new Error('Nothing was reported.');
      return envelope;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
