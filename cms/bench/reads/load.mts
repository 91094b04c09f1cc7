import autocannon from 'autocannon';

const CONNECTIONS = 10;
/** A server that has not responded by then never will. */
const PATIENCE_S = 60;

/** A request with the expected status. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  status?: number;
}

/**
 * Sends a request over ten connections as fast as possible; returns the responses per second. A server without any
 * response in that time (plain Strapi on a busy machine) gets longer. Ends only when the server is idle again, because
 * pending requests would slow down the next measurement.
 */
export async function load(target: Target, seconds: number): Promise<number> {
  const { url, headers = {}, status = 200 } = target;
  const options = { connections: CONNECTIONS, duration: seconds, timeout: PATIENCE_S };
  const found = await autocannon({ url, headers, ...options });
  if (found.requests.total + found.errors === 0 && seconds < PATIENCE_S) return load(target, seconds * 2);
  const code: `${number}` = `${status}`;
  const right = found.statusCodeStats?.[code]?.count ?? 0;
  if (right === 0 || found.errors > 0 || right < found.requests.total) {
    throw new Error(`${url} answered ${JSON.stringify(found.statusCodeStats)}, ${found.errors} errors`);
  }
  await (await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } })).arrayBuffer();
  return right / found.duration;
}
