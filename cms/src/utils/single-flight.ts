import { memoizeByObject } from './memoize-by-object';

/** Shares the result of a task among all callers while it is in progress. */
export function createSingleFlight<T>(): (moment: object, key: string, work: () => Promise<T>) => Promise<T> {
  const getRunning = memoizeByObject<object, Map<string, Promise<T>>>(() => new Map());
  return (moment, key, work) => {
    const running = getRunning(moment);
    const done = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, done);
    return done;
  };
}
