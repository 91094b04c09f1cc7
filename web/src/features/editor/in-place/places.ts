import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';

/** The paths of the selected block that are written on the page itself; the panel leaves them out. */
export interface Places {
  taken: ReadonlySet<string>;
  /** Takes a path for as long as it is shown; gives the way to give it back. */
  take: (path: string) => () => void;
}

const NO_PLACES: Places = { taken: new Set(), take: () => () => undefined };

/** Given by the editor of a page. */
export const PlacesContext = createContext<Places>(NO_PLACES);

/** Which paths are on the page now. */
export function usePlaces(): Places {
  const [taken, setTaken] = useState<ReadonlySet<string>>(NO_PLACES.taken);
  const take = useCallback((path: string) => {
    setTaken((before) => new Set([...before, path]));
    return () => setTaken((before) => new Set([...before].filter((each) => each !== path)));
  }, []);
  return useMemo(() => ({ taken, take }), [taken, take]);
}

/** Says that a path is written here; before anybody sees the panel with it. */
export function useInlineField(path: string): void {
  const { take } = useContext(PlacesContext);
  useLayoutEffect(() => take(path), [take, path]);
}
