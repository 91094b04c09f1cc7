/** Minimum width of a card and the gap, in rem: large text gives fewer columns. */
const CARD = 13;
const GAP = 1.5;
/** A phone has two columns, unless its text is large. */
const PHONE = 30;
const LEAST = 15;

/** The number of cards that fit side by side in a width. */
export function columnsIn(width: number, rem: number): number {
  const room = width / rem;
  if (room < PHONE) return room < LEAST ? 1 : 2;
  return Math.max(1, Math.floor((room + GAP) / (CARD + GAP)));
}
