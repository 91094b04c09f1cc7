import { setImmediate } from 'node:timers/promises';

/**
 * Does pieces of work one after the other, and lets other work run in between whenever that took so many milliseconds:
 * many short pieces at once do not hold the event loop.
 */
function takeTurns(mostMs: number): <T>(work: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let began = performance.now();
  return (work) => {
    const done = last.then(async () => {
      if (performance.now() - began > mostMs) {
        await setImmediate();
        began = performance.now();
      }
      return work();
    });
    last = done.catch(() => undefined);
    return done;
  };
}

const MOST_MS = 10;

/** The turns of everything in this process that works through texts: a page may have megabytes of them. */
export const inTurn = takeTurns(MOST_MS);

/** Changes each of many things in such turns. A page may have 70,000 links. */
export const mapInTurn = <T, U>(all: readonly T[], change: (one: T) => U): Promise<U[]> =>
  Promise.all(all.map((one) => inTurn(() => change(one))));
