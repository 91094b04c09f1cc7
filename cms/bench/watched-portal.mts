/** A portal that measures itself: its database statements and its stalls. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { startPortal } from '../../scripts/lib/portal.mjs';

const RESOLUTION_MS = 1;
const QUIET_MS = 60;
const { HOST = '', PORT } = process.env;

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
