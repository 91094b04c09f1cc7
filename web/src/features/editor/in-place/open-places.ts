import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** The texts of the selected block that are empty: they take no room until somebody comes to write in them. */
export interface OpenPlaces {
  isOpen: (path: string) => boolean;
  /** Gives a text its room, for as long as its block is selected. */
  open: (path: string) => void;
  /** Says that a text is closed now; gives the way to take that back. */
  tellClosed: (path: string) => () => void;
}

const OpenPlacesContext = createContext<OpenPlaces | null>(null);

/** Given around the block that somebody writes in. */
export const OpenPlacesProvider = OpenPlacesContext.Provider;

/** Which empty texts have their room. One that is drawn anew when it opens keeps the focus. */
export function useOpenPlaces(root: RefObject<HTMLElement>) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const wanted = useRef<string | null>(null);
  const open = useCallback((path: string) => {
    wanted.current = path;
    setOpened((before) => (before.includes(path) ? before : [...before, path]));
  }, []);
  const tellClosed = useCallback((path: string) => {
    setClosed((before) => [...before, path]);
    return () => setClosed((before) => before.filter((each) => each !== path));
  }, []);
  const places = useMemo(
    (): OpenPlaces => ({ isOpen: (path) => opened.includes(path), open, tellClosed }),
    [opened, open, tellClosed],
  );
  useEffect(() => {
    const field = wanted.current && root.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"]`);
    wanted.current = null;
    if (field && field !== document.activeElement) field.focus();
  }, [opened, root]);
  return { places, closed };
}

/** The room of one text: none while it is empty and nobody has been in it. */
export function useRoom(path: string, text: string) {
  const places = useContext(OpenPlacesContext);
  const isClosed = text === '' && places !== null && !places.isOpen(path);
  const tellClosed = places?.tellClosed;
  useLayoutEffect(() => (isClosed ? tellClosed?.(path) : undefined), [isClosed, path, tellClosed]);
  return { isClosed, open: () => places?.open(path) };
}
