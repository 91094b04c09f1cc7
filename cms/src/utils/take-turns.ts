import { setImmediate } from 'node:timers/promises';

const MOST_MS = 10;

let last: Promise<unknown> = Promise.resolve();
let began = performance.now();

/** Runs tasks one after the other, and yields to other work every 10 ms: a page may have megabytes of text. */
export function runInTurn<T>(work: () => T): Promise<T> {
  const done = last.then(async () => {
    if (performance.now() - began > MOST_MS) {
      await setImmediate();
      began = performance.now();
    }
    return work();
  });
  last = done.catch(() => undefined);
  return done;
}

/** Changes each of many things in such turns. A page may have 70,000 links. */
export const mapInTurn = <T, U>(all: readonly T[], change: (one: T) => U): Promise<U[]> =>
  Promise.all(all.map((one) => runInTurn(() => change(one))));
