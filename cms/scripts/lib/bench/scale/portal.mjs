/** A portal that is measured from within: what it keeps in memory, and for how long it answered nobody. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startPortal } from '../../portal.mjs';

const RESOLUTION_MS = 1;
const SETTLE_MS = 2000;
const { HOST, PORT } = process.env;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

const portal = await startPortal({ host: HOST, port: Number(PORT) });

const blockedMs = () => Math.max(0, delay.max / 1e6 - RESOLUTION_MS);

const answers = {
  /** Without what is garbage: that says when it was collected last, not what is kept. */
  async memory() {
    for (let round = 0; round < 3; round += 1) {
      await wait(SETTLE_MS / 3);
      collect();
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, kept: heapUsed + external };
  },
  watch: () => delay.reset(),
  blocked: () => blockedMs(),
};

process.on('message', async ({ id, ask }) => process.send({ id, answer: await answers[ask]() }));
process.once('disconnect', async () => {
  await portal.stop(1000);
  process.exit(0);
});
process.send({ startBlockedMs: blockedMs() });
