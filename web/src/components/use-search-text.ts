import { useEffect, useRef, useState } from 'react';

/** How long somebody who types is left alone. */
const PAUSE_MS = 250;

/** The text of a search field: it shows each letter at once and searches when the typing pauses. */
export function useSearchText(searched: string, onSearch: (words: string) => void) {
  const [text, setText] = useState(searched);
  const told = useRef(searched);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // Somebody else changed what is searched, such as the browser's way back.
  useEffect(() => {
    if (searched === told.current) return;
    told.current = searched;
    setText(searched);
  }, [searched]);
  useEffect(() => {
    const words = text.trim();
    if (words === told.current) return;
    const timer = setTimeout(() => {
      told.current = words;
      latest.current(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
