import { freePort } from '../../postgres.mjs';
import { scratchEnvironment } from '../../scratch.mjs';
import { spawnReady } from '../../spawn-portal.mjs';

const SCRIPT = new URL('portal.mjs', import.meta.url).pathname;

/**
 * A portal that can be asked for its memory and its standstills.
 * @typedef {{ base: string, startMs: number, stop: () => Promise<void>, ask: (what: 'memory' | 'watch' | 'blocked') => Promise<unknown> }} Watched
 */

/**
 * Starts such a portal on scratch data.
 * @param {{ dataDir: string, databaseUrl: string }} scratch
 * @param {{ email: string, password: string }} admin
 * @returns {Promise<Watched>}
 */
export async function startWatched(scratch, admin) {
  const port = await freePort();
  const began = performance.now();
  const stop = await spawnReady(SCRIPT, {
    ...scratchEnvironment({ ...scratch, port, demo: false }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const startMs = performance.now() - began;
  const waiting = new Map();
  stop.child.on('message', ({ id, answer }) => waiting.get(id)?.(answer));
  let asked = 0;
  const ask = (what) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      stop.child.send({ id: asked, ask: what });
    });
  return { base: `http://127.0.0.1:${port}`, startMs, stop, ask };
}
