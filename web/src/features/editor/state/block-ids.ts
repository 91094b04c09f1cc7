const LOWEST = 10_000_000;
const HIGHEST = 99_999_999;

/** A block id that is not used on the page yet (specification section 3). */
export function drawBlockId(taken: readonly number[]): number {
  let id: number;
  do id = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
  while (taken.includes(id));
  return id;
}
