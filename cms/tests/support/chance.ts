/** Chance that comes out the same at every run (mulberry32). */
export function chance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    oneOf<T>(values: readonly T[]): T {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
  };
}
