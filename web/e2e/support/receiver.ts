import { createServer, type Server } from 'node:http';

/** A program of somebody else that gets messages of webhooks. */
export interface Receiver {
  url: string;
  /** What it got, the latest last. */
  messages: string[];
  /** Answers with another status from now on. */
  answerWith: (status: number, words: string) => void;
  close: () => Promise<void>;
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

/** Starts one on this machine, whose address the portal of these tests may send to. */
export async function startReceiver(): Promise<Receiver> {
  const messages: string[] = [];
  let [status, words] = [200, 'Dank je'];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      messages.push(text);
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(words);
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/huisstijl`,
    messages,
    answerWith: (next, said) => {
      [status, words] = [next, said];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
