import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';

/** The paths of the selected block that are edited on the page itself; the panel leaves them out. */
export interface Places {
  taken: ReadonlySet<string>;
  /** Claims a path while it is mounted; returns the release function. */
  take: (path: string) => () => void;
}

const NO_PLACES: Places = { taken: new Set(), take: () => () => undefined };

export const PlacesContext = createContext<Places>(NO_PLACES);

export function usePlaces(): Places {
  const [taken, setTaken] = useState<ReadonlySet<string>>(NO_PLACES.taken);
  const take = useCallback((path: string) => {
    setTaken((before) => new Set([...before, path]));
    return () => setTaken((before) => new Set([...before].filter((each) => each !== path)));
  }, []);
  return useMemo(() => ({ taken, take }), [taken, take]);
}

/** Marks a path as edited on the page. Runs before paint, so that the panel never flashes it. */
export function useInlineField(path: string): void {
  const { take } = useContext(PlacesContext);
  useLayoutEffect(() => take(path), [take, path]);
}
