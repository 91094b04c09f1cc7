import { setImmediate } from 'node:timers/promises';

/** A list in parts, with a turn for others between them: however long it is, nobody else waits for all of it. */
export async function* chunked<T>(items: readonly T[], atOnce: number): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += atOnce) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + atOnce);
  }
}
