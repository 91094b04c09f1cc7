/** A process that only reads the text of files: the portal ends it when a file takes too long. */
import { readJob, type ReadOutcome } from './job';
import { readPages } from './read-pages';

const MAX_MEMORY = 384 * 1024 * 1024;
const LOOK_EVERY_MS = 100;

const die = (): void => void process.kill(process.pid, 'SIGKILL');

async function read(message: unknown): Promise<ReadOutcome> {
  const job = readJob.parse(message);
  try {
    return { pages: await readPages(job) };
  } catch {
    return { pages: null };
  }
}

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) die();
}, LOOK_EVERY_MS).unref();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', die);
process.on('message', (message) => {
  void read(message).then((outcome) => process.send?.(outcome));
});
