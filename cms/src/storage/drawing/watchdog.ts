import { Worker } from 'node:worker_threads';

// A busy thread cannot check its own time and memory, so another thread does. As text, because it is all that
// runs there.
const WATCH = `
  const { workerData: { memory, cpuMs } } = require('node:worker_threads');
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const before = used();
  setInterval(() => {
    if (used() - before > cpuMs || process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
  }, 20);`;

/** Of the drawing process as a whole. */
const MAX_MEMORY = 768 * 1024 * 1024;

/** Does work that blocks this process; ends the process when that takes too much time or memory. */
export async function withWatchdog<T>(cpuMs: number, work: () => Promise<T>): Promise<T> {
  const watch = new Worker(WATCH, { eval: true, workerData: { memory: MAX_MEMORY, cpuMs } });
  try {
    return await work();
  } finally {
    await watch.terminate();
  }
}
