import { getBlocks } from '../content.mjs';
import { freePort } from '../../postgres.mjs';
import { fillPortal } from '../reads/fill-portal.mjs';
import { startStock } from '../reads/servers.mjs';
import { scratchEnvironment } from '../../scratch.mjs';
import { spawnReady } from '../../spawn-portal.mjs';
import { getQuery } from '../stock/query.mjs';
import { storedBlock, withIds } from '../stock/stored-block.mjs';
import { call } from './call.mjs';

/**
 * Who writes pages: makes one of so many blocks, and then saves it with other blocks.
 * @typedef {{ make: (count: number) => Promise<{ id: string, blocks: object[] }>,
 *   save: (id: string, blocks: object[], more?: object) => Promise<unknown> }} Writer
 */

const bearer = (token) => ({ Authorization: `Bearer ${token}` });

/**
 * A portal filled with the content of the bench, with a port that reports what a write cost.
 * @param {{ dataDir: string, databaseUrl: string }} scratch
 * @param {{ email: string, password: string }} admin
 * @returns {Promise<Writer & { stop: () => Promise<void>, door: (action: 'reset' | 'stats') => Promise<unknown> }>}
 */
export async function startPortal(scratch, admin) {
  const [port, beside] = [await freePort(), await freePort()];
  const stop = await spawnReady(new URL('portal.mjs', import.meta.url).pathname, {
    ...scratchEnvironment({ ...scratch, port, demo: false }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    BENCH_PORT: String(beside),
  });
  const base = `http://127.0.0.1:${port}`;
  const filled = await fillPortal(base, admin).catch(async (error) => {
    await stop();
    throw error;
  });
  const api = `${base}/api/v1/pages`;
  const headers = bearer(filled.adminToken);
  return {
    stop,
    door: (action) => call(`http://127.0.0.1:${beside}`, 'POST', action),
    async make(count) {
      const blocks = getBlocks(0, filled, count);
      const page = { title: `Pagina van ${count} blokken`, groups: filled.groups, blocks };
      const { data } = await call(api, 'POST', page, headers);
      return { id: data.id, blocks: blocks.map((block, n) => ({ ...block, id: data.blocks[n].id })) };
    },
    save: (id, blocks, more) => call(`${api}/${id}`, 'PUT', { blocks, ...more }, headers),
  };
}

/**
 * The same in a plain Strapi, through its REST API.
 * @param {{ dataDir: string, databaseUrl: string }} scratch
 * @returns {Promise<Writer & { stop: () => Promise<void> }>}
 */
export async function startPlain(scratch) {
  const { base, made, stop } = await startStock(scratch);
  const api = `${base}/api/pages`;
  const headers = bearer(made.token);
  const query = getQuery({ populate: made.populate });
  return {
    stop,
    async make(count) {
      const blocks = getBlocks(0, made, count).map(storedBlock);
      const page = { title: `Pagina van ${count} blokken`, groups: made.groups, blocks };
      const { data } = await call(`${api}?${query}`, 'POST', { data: page }, headers);
      return { id: data.documentId, blocks: withIds(blocks, data.blocks) };
    },
    save: (id, blocks) => call(`${api}/${id}`, 'PUT', { data: { blocks } }, headers),
  };
}
