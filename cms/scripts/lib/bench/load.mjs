import http from 'node:http';

const CONNECTIONS = 8;

/** @param {URL} url @param {http.RequestOptions} options @param {number} expected */
function read(url, options, expected) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    http
      .get(url, options, (response) => {
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === expected) resolve(performance.now() - began);
          else reject(new Error(`${url.href} answered ${response.statusCode}, not ${expected}`));
        });
        response.resume();
      })
      .on('error', reject);
  });
}

/** @param {number[]} sorted @param {number} part */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** The middle one of some numbers. @param {number[]} values */
export const median = (values) =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/**
 * Reads one address over a few connections, each as fast as it is answered.
 * @param {string} base
 * @param {{ path: string, headers: Record<string, string>, status: number }} target
 * @param {number} duration in milliseconds
 */
export async function load(base, { path, headers, status }, duration) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const url = new URL(path, base);
  const times = [];
  const began = performance.now();
  const connection = async () => {
    while (performance.now() - began < duration) times.push(await read(url, { agent, headers }, status));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
