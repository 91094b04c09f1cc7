/**
 * Batches items under the same key: items added while a batch is in progress form the next one. Each caller
 * waits until its own item is done.
 */
export function createBatcher<T>(
  handle: (key: string, items: readonly T[]) => Promise<void>,
): (key: string, item: T) => Promise<void> {
  interface Batch {
    items: T[];
    done: Promise<void>;
  }
  const waiting = new Map<string, Batch>();
  const running = new Map<string, Promise<void>>();

  const startBatch = (key: string): Batch => {
    const items: T[] = [];
    const before = running.get(key) ?? Promise.resolve();
    const done = before
      .catch(() => undefined)
      .then(() => {
        waiting.delete(key);
        return handle(key, items);
      })
      .finally(() => {
        if (running.get(key) === done) running.delete(key);
      });
    running.set(key, done);
    const batch = { items, done };
    waiting.set(key, batch);
    return batch;
  };

  return (key, item) => {
    const batch = waiting.get(key) ?? startBatch(key);
    batch.items.push(item);
    return batch.done;
  };
}
