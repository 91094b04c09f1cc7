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

const GAP_PX = 24;
/** Title, description and the space below. */
const TEXT = 88;
const LINE = 73;

/** Estimated height of a row, until it is measured. */
export const estimate = (width: number, columns: number, asLines: boolean): number =>
  asLines ? LINE : Math.round((((width - GAP_PX * (columns - 1)) / columns) * 3) / 4 + TEXT);
