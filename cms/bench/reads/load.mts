import autocannon from 'autocannon';

const CONNECTIONS = 10;
/** Who answers nothing in this time will not. */
const PATIENCE_S = 60;

/** One thing to read: an address, what to ask it with, and the status of the answer. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  status?: number;
}

/**
 * Reads an address over ten connections, each as fast as it is answered; gives the answers per second. Who has answered
 * nothing by then (a plain Strapi on a busy machine) gets longer. Ends when the server is done: a slow one still works on what
 * was asked last, which would slow down what is measured next.
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
