import { setTimeout as wait } from 'node:timers/promises';

/** Runs a task and records its duration. */
export type Timed = <Answer>(kind: string, work: () => Promise<Answer>) => Promise<Answer>;

interface Plan {
  perSecond: number;
  warmUpMs: number;
  measureMs: number;
}

/**
 * Users arrive at random, at an average rate, whether or not the portal keeps up. Requests count once the first users have
 * finished; `sample` is called when counting starts and when it ends.
 */
export async function arrivals<Sample>(
  { perSecond, warmUpMs, measureMs }: Plan,
  arrive: (timed: Timed) => Promise<unknown>,
  sample: () => Promise<Sample>,
): Promise<{ times: { kind: string; ms: number }[]; samples: [Sample, Sample] }> {
  const times: { kind: string; ms: number }[] = [];
  const begin = performance.now();
  const [from, until] = [begin + warmUpMs, begin + warmUpMs + measureMs];
  const timed: Timed = async (kind, work) => {
    const began = performance.now();
    const answer = await work();
    if (began >= from && began < until) times.push({ kind, ms: performance.now() - began });
    return answer;
  };
  const samples = Promise.all([wait(warmUpMs).then(sample), wait(warmUpMs + measureMs).then(sample)]);
  const people: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  for (let due = begin; due < until; due += (-Math.log(1 - Math.random()) / perSecond) * 1000) {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    people.push(arrive(timed).catch((error: unknown) => failures.push(error)));
  }
  await Promise.all(people);
  if (failures.length > 0) throw failures[0];
  return { times, samples: await samples };
}
