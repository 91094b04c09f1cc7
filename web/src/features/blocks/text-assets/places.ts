const COLUMNS = 2;

/**
 * The places of assets that readers see: an empty place keeps its room beside a picture, so that the first stays the
 * first. A row without any picture takes none.
 */
export function shownPlaces<T>(places: readonly (T | null)[]): (T | null)[] {
  return places.filter((place, index) => {
    if (place !== null) return true;
    const start = index - (index % COLUMNS);
    const after = places.slice(index + 1, start + COLUMNS);
    return after.some((other) => other !== null);
  });
}
