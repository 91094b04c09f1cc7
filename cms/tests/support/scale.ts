/** `npm run test:faults` sets FAULTS=full; `npm test` runs the same in short. */
const isFull = process.env.FAULTS === 'full';

/** How much of something: in full, or as much as fits in every `npm test`. */
export const scale = (full: number, short: number): number => (isFull ? full : short);

/** The number that all chance here begins with. A run that failed comes back with the same one. */
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

/** Chance that can be repeated: numbers from 0 to 1. Mulberry32. */
export function chance(begin = seed): () => number {
  let state = begin >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Says which seed it was. */
export const tellSeed = (): void => console.log(`FAULTS_SEED=${seed}`);
