/** A list with items from a place on: in the empty places that follow, and for the rest right behind these. */
export function fillPlaces(places: readonly unknown[], at: number, chosen: readonly unknown[]): unknown[] {
  const filled = [...places];
  for (const [index, item] of chosen.entries()) {
    const place = at + index;
    filled.splice(place, filled[place] === null ? 1 : 0, item);
  }
  return filled;
}
