import autocannon from 'autocannon';

const CONNECTIONS = 10;
/** Who answers nothing in this time will not. */
const PATIENCE_S = 60;

/** The number below which a part of some sorted numbers lies. @param {number[]} sorted @param {number} part */
export const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** The middle one of some numbers. @param {number[]} values */
export const median = (values) =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/**
 * One thing to read: an address, what to ask it with, and the status of the answer.
 * @typedef {{ url: string, headers?: Record<string, string>, status?: number }} Target
 */

/**
 * Reads an address over ten connections, each as fast as it is answered; gives the answers per second. Who has answered
 * nothing by then (a plain Strapi on a busy machine) gets longer. Ends when the server is done: a slow one still works on what
 * was asked last, which would slow down what is measured next.
 * @param {Target} target
 * @param {number} seconds
 */
export async function load({ url, headers = {}, status = 200 }, seconds) {
  const found = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (found.requests.total + found.errors === 0 && seconds < PATIENCE_S)
    return load({ url, headers, status }, seconds * 2);
  const right = found.statusCodeStats[status]?.count ?? 0;
  if (right === 0 || found.errors > 0 || right < found.requests.total) {
    throw new Error(`${url} answered ${JSON.stringify(found.statusCodeStats)}, ${found.errors} errors`);
  }
  await (await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } })).arrayBuffer();
  return right / found.duration;
}
