import { useEffect, useRef, useState } from 'react';

/** Debounce for typing. */
const PAUSE_MS = 250;

/** State of a search field: updates on each keystroke, searches when typing pauses. */
export function useSearchText(searched: string, onSearch: (words: string) => void) {
  const [text, setText] = useState(searched);
  const reported = useRef(searched);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // The search changed elsewhere, for example through the back button.
  useEffect(() => {
    if (searched === reported.current) return;
    reported.current = searched;
    setText(searched);
  }, [searched]);
  useEffect(() => {
    const words = text.trim();
    if (words === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = words;
      latest.current(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
