/** A quantile of sorted numbers. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

export const sort = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

export const median = (values: readonly number[]): number => quantile(sort(values), 0.5);

/** The duration of a task, in milliseconds. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The time until a whole response is read, in milliseconds. */
export const timeRead = (url: string, headers: Record<string, string> = {}): Promise<number> =>
  time(async () => {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  });
