import http from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** What is sent besides the address. */
export interface Sending {
  headers?: Record<string, string>;
  body?: object;
}

export interface Answer {
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Asks, and reads the whole answer; one that is no success ends the bench. */
export type Send = (method: string, path: string, sending?: Sending) => Promise<Answer>;

/** A client with connections that stay open, as those of a proxy in front of the portal. */
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
