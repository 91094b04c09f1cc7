import { setImmediate } from 'node:timers/promises';

/**
 * Yields a list in chunks and lets other work run in between, so that a long list does not block the event
 * loop.
 */
export async function* inChunks<T>(items: readonly T[], atOnce: number): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += atOnce) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + atOnce);
  }
}

/** Yields a list one by one, and lets other work run in between whenever that took so many milliseconds. */
export async function* yielding<T>(items: readonly T[], mostMs: number): AsyncGenerator<T> {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > mostMs) {
      await setImmediate();
      began = performance.now();
    }
    yield item;
  }
}
