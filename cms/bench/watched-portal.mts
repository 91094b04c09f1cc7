/** A portal that measures itself: its memory, its database statements, and its stalls. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startPortal } from '../../scripts/lib/portal.mjs';

const RESOLUTION_MS = 1;
const SETTLE_MS = 2000;
const QUIET_MS = 60;
const { HOST = '', PORT } = process.env;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

const portal = await startPortal({ host: HOST, port: Number(PORT) });

let statements = 0;
let last = 0;
portal.strapi.db.connection.on('query', () => {
  statements += 1;
  last = performance.now();
});

const answers = {
  /** Waits until no more statements are sent. */
  async quiet() {
    do await wait(QUIET_MS);
    while (performance.now() - last < QUIET_MS);
  },
  /** After a garbage collection, because garbage says nothing about memory use. */
  async memory() {
    for (let round = 0; round < 3; round += 1) {
      await wait(SETTLE_MS / 3);
      collect();
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, kept: heapUsed + external };
  },
  /** Starts counting statements and stalls anew. */
  watch() {
    statements = 0;
    delay.reset();
  },
  watched: () => ({ statements, blockedMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS) }),
};

/** The questions that such a portal answers. */
export type Answers = { [Name in keyof typeof answers]: Awaited<ReturnType<(typeof answers)[Name]>> };

async function reply(name: keyof Answers) {
  process.send?.({ answer: await answers[name]() });
}

async function stop() {
  await portal.stop(1000);
  process.exit(0);
}

process.on('message', (name: keyof Answers) => void reply(name));
process.once('disconnect', () => void stop());
process.send?.('ready');
