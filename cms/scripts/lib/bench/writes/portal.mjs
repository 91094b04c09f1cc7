/**
 * A portal whose writes are measured, with a port beside it that reports how many statements a write took and how long it held up
 * everything else.
 */
import http from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { startPortal } from '../../portal.mjs';

const QUIET_MS = 60;
const { HOST, PORT, BENCH_PORT } = process.env;

const portal = await startPortal({ host: HOST, port: Number(PORT) });
const { strapi } = portal;

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
};

const door = http.createServer(async (request, response) => {
  const chunks = await request.toArray();
  const action = Buffer.concat(chunks).toString();
  try {
    response.end(JSON.stringify(await actions[action]()));
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
