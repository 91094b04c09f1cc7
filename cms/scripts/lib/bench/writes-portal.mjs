/**
 * A portal whose writes are measured, with a door beside it that writes a page as stock Strapi does, and tells how many
 * statements a write took and how long it held up everything else.
 */
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { cmsDist } from '../paths.mjs';
import { startPortal } from '../portal.mjs';

const QUIET_MS = 60;
const PAGE = 'api::page.page';
const { HOST, PORT, BENCH_PORT } = process.env;

const portal = await startPortal({ host: HOST, port: Number(PORT) });
const { strapi } = portal;
const require = createRequire(path.join(cmsDist, 'index.js'));
const { asPortal } = require('./src/api/page/writes/as-portal.js');
const { blockTypes } = require('./src/blocks/registry.js');
const { populateBlocks } = require('./src/blocks/stored-block.js');

let statements = 0;
let last = 0;
strapi.db.connection.on('query', () => {
  statements += 1;
  last = performance.now();
});
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

const quiet = async () => {
  do await wait(QUIET_MS);
  while (performance.now() - last < QUIET_MS);
};

const actions = {
  async reset() {
    await quiet();
    statements = 0;
    delay.reset();
    return {};
  },
  async stats() {
    await quiet();
    return { statements, blockedMs: delay.max / 1e6 };
  },
  read: (documentId) =>
    strapi.documents(PAGE).findOne({ documentId, populate: { blocks: populateBlocks(blockTypes(strapi)) } }),
  async stock({ documentId, data }) {
    const began = performance.now();
    await asPortal(() => strapi.documents(PAGE).update({ documentId, data }));
    return { ms: performance.now() - began };
  },
};

const door = http.createServer(async (request, response) => {
  const chunks = await request.toArray();
  const { action, of } = JSON.parse(Buffer.concat(chunks).toString());
  try {
    response.end(JSON.stringify(await actions[action](of)));
  } catch (error) {
    response.writeHead(500).end(String(error.stack));
  }
});
door.listen(Number(BENCH_PORT), HOST);
process.once('disconnect', async () => {
  door.close();
  door.closeAllConnections();
  await portal.stop(1000);
  process.exit(0);
});
process.send('ready');
