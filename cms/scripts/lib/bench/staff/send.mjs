import http from 'node:http';

/**
 * A client with connections that stay open, as those of a proxy in front of the portal.
 * @param {string} base
 */
export function createClient(base) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
  /**
   * Asks, and reads the whole answer; one that is no success ends the bench.
   * @param {string} method
   * @param {string} path
   * @param {{ headers?: Record<string, string>, body?: object }} [with_]
   * @returns {Promise<{ headers: http.IncomingHttpHeaders, body: Buffer }>}
   */
  const send = (method, path, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const type = text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
      const request = http.request(base + path, { method, agent, headers: { ...headers, ...type } });
      request.once('error', reject);
      request.once('response', (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode === 200)
            resolve({ headers: response.headers, body: Buffer.concat(chunks) });
          else
            reject(new Error(`${method} ${path} answered ${response.statusCode}: ${Buffer.concat(chunks)}`));
        });
      });
      request.end(text);
    });
  return { send, close: () => agent.destroy() };
}
