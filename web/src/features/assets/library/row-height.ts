const GAP = 24;
/** Title, what it is, and the air below. */
const TEXT = 88;
const LINE = 73;

/** About how high a row of cards or lines is, before anybody has seen it. */
export const estimate = (width: number, columns: number, asLines: boolean): number =>
  asLines ? LINE : Math.round((((width - GAP * (columns - 1)) / columns) * 3) / 4 + TEXT);
