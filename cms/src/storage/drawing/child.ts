/**
 * A process that only draws. The drawing library uses its own threads, which leaves this process free to
 * watch itself: it exits when a job exceeds its limits, and when the portal is gone.
 */
import sharp from 'sharp';
import { assignment, type Outcome } from './jobs';
import { getErrorCode } from '../../utils/error-code';
import { perform } from './perform';

const MAX_MEMORY = 768 * 1024 * 1024;
const LOOK_EVERY_MS = 20;

// A regular exit would wait for the threads.
const die = (): void => void process.kill(process.pid, 'SIGKILL');

const cpuMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

async function performJob(message: unknown): Promise<Outcome> {
  const { job, cpuMs: allowed } = assignment.parse(message);
  const before = process.cpuUsage();
  const look = setInterval(() => {
    if (cpuMs(before) > allowed || process.memoryUsage.rss() > MAX_MEMORY) die();
  }, LOOK_EVERY_MS);
  try {
    return { done: true, ...(await perform(job, allowed)), memory: process.memoryUsage.rss() };
  } catch (error) {
    return { done: false, code: getErrorCode(error) || undefined, memory: process.memoryUsage.rss() };
  } finally {
    clearInterval(look);
  }
}

// Each drawing is drawn once, so caching only costs memory.
sharp.cache(false);
sharp.concurrency(1);

// A terminal or a supervisor signals all processes at once; this one must survive for the requests that the
// portal still finishes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', die);
process.on('message', (message) => {
  void performJob(message).then((outcome) => process.send?.(outcome));
});
