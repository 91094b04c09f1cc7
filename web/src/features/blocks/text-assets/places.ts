const COLUMNS = 2;

/**
 * The asset slots that readers see. An empty slot next to an image keeps its space, so that the first image stays
 * first. A row without images takes none.
 */
export function getVisiblePlaces<T>(places: readonly (T | null)[]): (T | null)[] {
  return places.filter((place, index) => {
    if (place !== null) return true;
    const start = index - (index % COLUMNS);
    const after = places.slice(index + 1, start + COLUMNS);
    return after.some((other) => other !== null);
  });
}
