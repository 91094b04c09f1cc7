/**
 * A process that draws and nothing else. The drawing library works in threads of its own, so that this process goes on
 * looking at itself: it ends when a job takes too much, and when the portal is gone.
 */
import sharp from 'sharp';
import { assignment, type Outcome } from './jobs';
import { perform } from './perform';

const MAX_MEMORY = 768 * 1024 * 1024;
const LOOK_EVERY_MS = 20;

// An exit in order would wait for the threads.
const die = (): void => void process.kill(process.pid, 'SIGKILL');

const cpuMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const getCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

async function getOutcome(message: unknown): Promise<Outcome> {
  const { job, cpuMs: allowed } = assignment.parse(message);
  const before = process.cpuUsage();
  const look = setInterval(() => {
    if (cpuMs(before) > allowed || process.memoryUsage.rss() > MAX_MEMORY) die();
  }, LOOK_EVERY_MS);
  try {
    return { done: true, ...(await perform(job)), memory: process.memoryUsage.rss() };
  } catch (error) {
    return { done: false, code: getCode(error), memory: process.memoryUsage.rss() };
  } finally {
    clearInterval(look);
  }
}

// A drawing is drawn once: what the library remembers of it only takes memory.
sharp.cache(false);
sharp.concurrency(1);

// A terminal or a supervisor signals all processes at once; what the portal finishes it still has to be drawn for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', die);
process.on('message', (message) => {
  void getOutcome(message).then((outcome) => process.send?.(outcome));
});
