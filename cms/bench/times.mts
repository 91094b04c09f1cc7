/** The number below which a part of some sorted numbers lies. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

export const sort = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

export const median = (values: readonly number[]): number => quantile(sort(values), 0.5);

/** How long some work takes, in milliseconds. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** How long it takes to read a whole answer, in milliseconds. */
export const timeRead = (url: string, headers: Record<string, string> = {}): Promise<number> =>
  time(async () => {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  });

/** Some take turns at what gives a number, in every round another one first. Gives the median of each; one round warms up. */
export async function race(runs: (() => Promise<number>)[], rounds: number): Promise<number[]> {
  const turns = runs.map((run) => ({ run, values: new Array<number>() }));
  const order = [...turns];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { run, values } of order) values.push(await run());
    order.push(...order.splice(0, 1));
  }
  return turns.map(({ values }) => median(values.slice(1)));
}
