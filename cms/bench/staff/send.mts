import http from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** A request, besides its URL. */
export interface Sending {
  headers?: Record<string, string>;
  body?: object;
}

export interface Answer {
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Sends a request and reads the whole response; throws on an error status. */
export type Send = (method: string, path: string, sending?: Sending) => Promise<Answer>;

/** A client that keeps its connections open, like a reverse proxy. */
export function createClient(base: string): { send: Send; close: () => void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
  const send: Send = async (method, path, { headers = {}, body } = {}) => {
    const text = body && JSON.stringify(body);
    const type = text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
    const request = http.request(base + path, { method, agent, headers: { ...headers, ...type } });
    const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
      request.once('error', reject);
      request.once('response', resolve);
    });
    request.end(text);
    const response = await answered;
    const answer = await readText(response);
    if (response.statusCode !== 200)
      throw new Error(`${method} ${path} answered ${response.statusCode}: ${answer}`);
    return { headers: response.headers, text: answer };
  };
  return { send, close: () => agent.destroy() };
}
