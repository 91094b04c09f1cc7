import { readFileSync } from 'node:fs';
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

/** The responses that came, and in how many seconds. */
interface Loaded {
  count: number;
  seconds: number;
}

/**
 * Sends a request over ten connections as fast as possible. A server without any response in that time (plain Strapi on
 * a busy machine) gets longer. Ends only when the server is idle again, because pending requests would slow down the
 * next measurement.
 */
async function send(target: Target, seconds: number): Promise<Loaded> {
  const { url, headers = {}, status = 200 } = target;
  const options = { connections: CONNECTIONS, duration: seconds, timeout: PATIENCE_S };
  const found = await autocannon({ url, headers, ...options });
  if (found.requests.total + found.errors === 0 && seconds < PATIENCE_S) return send(target, seconds * 2);
  const code: `${number}` = `${status}`;
  const right = found.statusCodeStats?.[code]?.count ?? 0;
  if (right === 0 || found.errors > 0 || right < found.requests.total) {
    throw new Error(`${url} answered ${JSON.stringify(found.statusCodeStats)}, ${found.errors} errors`);
  }
  await (await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } })).arrayBuffer();
  return { count: right, seconds: found.duration };
}

/** The responses per second. */
export async function load(target: Target, seconds: number): Promise<number> {
  const sent = await send(target, seconds);
  return sent.count / sent.seconds;
}

/** Ticks of the processor that a process took, in its own code and in the system's (Linux, proc(5)). */
function getTicks(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
  return user + system;
}

/** Of a tick, in microseconds; the same on every Linux that Node.js runs on. */
const TICK_US = 10_000;

/** The microseconds of the processor that a server takes for a response: the client beside it does not count. */
export async function measureCost(pid: number, target: Target, seconds: number): Promise<number> {
  const before = getTicks(pid);
  const { count } = await send(target, seconds);
  return ((getTicks(pid) - before) * TICK_US) / count;
}
