import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets people arrive by chance, so many per second on average, whether or not the portal keeps up. What they ask counts once the
 * first of them have been through everything.
 * @template Sample
 * @param {{ perSecond: number, warmUpMs: number, measureMs: number }} plan
 * @param {(timed: <Answer>(kind: string, work: () => Promise<Answer>) => Promise<Answer>) => Promise<void>} arrive
 * @param {() => Promise<Sample>} sample what is to be known when counting begins and when it ends
 * @returns {Promise<{ times: { kind: string, ms: number }[], samples: Sample[] }>}
 */
export async function arrivals({ perSecond, warmUpMs, measureMs }, arrive, sample) {
  const times = [];
  const begin = performance.now();
  const [from, until] = [begin + warmUpMs, begin + warmUpMs + measureMs];
  const timed = async (kind, work) => {
    const began = performance.now();
    const answer = await work();
    if (began >= from && began < until) times.push({ kind, ms: performance.now() - began });
    return answer;
  };
  const everybody = [wait(warmUpMs).then(sample), wait(warmUpMs + measureMs).then(sample)];
  let failure = null;
  for (let due = begin; due < until; due += (-Math.log(1 - Math.random()) / perSecond) * 1000) {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    everybody.push(arrive(timed).catch((error) => (failure ??= error)));
  }
  const [before, after] = await Promise.all(everybody);
  if (failure) throw failure;
  return { times, samples: [before, after] };
}
