import { freePort } from '../../postgres.mjs';
import { spawnReady } from '../../spawn-portal.mjs';

/**
 * A bare Koa that streams one file.
 * @param {string} file
 */
export async function startKoa(file) {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), BENCH_FILE: file };
  const stop = await spawnReady(new URL('bare-koa.mjs', import.meta.url).pathname, env);
  return { base: `http://127.0.0.1:${port}`, stop };
}
