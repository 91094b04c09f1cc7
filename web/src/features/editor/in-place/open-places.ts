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

/** The empty texts of the selected block: they take no space until the editor focuses them. */
export interface OpenPlaces {
  isOpen: (path: string) => boolean;
  /** Gives a text its space, for as long as its block is selected. */
  open: (path: string) => void;
  /** Marks a text as collapsed; returns the cleanup. */
  markClosed: (path: string) => () => void;
}

const OpenPlacesContext = createContext<OpenPlaces | null>(null);

export const OpenPlacesProvider = OpenPlacesContext.Provider;

/** Tracks which empty texts have their space. A text that remounts when it opens keeps focus. */
export function useOpenPlaces(root: RefObject<HTMLElement>) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const wanted = useRef<string | null>(null);
  const open = useCallback((path: string) => {
    wanted.current = path;
    setOpened((before) => (before.includes(path) ? before : [...before, path]));
  }, []);
  const markClosed = useCallback((path: string) => {
    setClosed((before) => [...before, path]);
    return () => setClosed((before) => before.filter((each) => each !== path));
  }, []);
  const places = useMemo(
    (): OpenPlaces => ({ isOpen: (path) => opened.includes(path), open, markClosed }),
    [opened, open, markClosed],
  );
  useEffect(() => {
    const field = wanted.current && root.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"]`);
    wanted.current = null;
    if (field && field !== document.activeElement) field.focus();
  }, [opened, root]);
  return { places, closed };
}

/** A text of a part in a list, which was added to be written in. */
const isInList = (path: string): boolean => /\.\d+\./.test(path);

/** The space of one text: none while it is empty and was never focused. */
export function useRoom(path: string, text: string) {
  const places = useContext(OpenPlacesContext);
  const isClosed = text === '' && places !== null && !places.isOpen(path) && !isInList(path);
  const markClosed = places?.markClosed;
  useLayoutEffect(() => (isClosed ? markClosed?.(path) : undefined), [isClosed, path, markClosed]);
  return { isClosed, open: () => places?.open(path) };
}
