import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/** A quantile of sorted numbers. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

export const sort = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

export const median = (values: readonly number[]): number => quantile(sort(values), 0.5);

/** The duration of a task, in milliseconds. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const agent = new Agent({ keepAlive: true });

/** What browsers say over TLS. */
const PACKED = { 'Accept-Encoding': 'gzip, deflate, br' };

/**
 * The time until a whole response is read, in milliseconds. Reads without `fetch`, which takes as much of the machine
 * as the portal does for a short answer.
 */
export const timeRead = (url: string, headers: Record<string, string> = {}): Promise<number> =>
  time(async () => {
    const request = get(url, { agent, headers: { ...PACKED, ...headers } });
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (response?.statusCode !== 200) throw new Error(`${url} answered ${response?.statusCode}`);
    await finished(response.resume());
  });
