const GAP = 24;
/** Title, description and the space below. */
const TEXT = 88;
const LINE = 73;

/** Estimated height of a row, until it is measured. */
export const estimate = (width: number, columns: number, asLines: boolean): number =>
  asLines ? LINE : Math.round((((width - GAP * (columns - 1)) / columns) * 3) / 4 + TEXT);
