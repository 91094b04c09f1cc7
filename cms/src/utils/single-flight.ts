/** Shares the result of a task among all who ask for it while it is in progress. */
export function createSingleFlight<T>(): (moment: object, key: string, work: () => Promise<T>) => Promise<T> {
  const byMoment = new WeakMap<object, Map<string, Promise<T>>>();
  return (moment, key, work) => {
    const running = byMoment.get(moment) ?? new Map<string, Promise<T>>();
    byMoment.set(moment, running);
    const done = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, done);
    return done;
  };
}
