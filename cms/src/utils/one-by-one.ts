/** Runs tasks under the same key one after the other; other keys do not wait. */
export function makeOneByOne(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const done = before.then(work);
    const ended = done.catch(() => undefined);
    last.set(key, ended);
    try {
      return await done;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
