import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../lib/use-latest';
import { TextField } from './text-field';

const PAUSE_MS = 250;

function useSearchText(searched: string, onSearch: (words: string) => void) {
  const [text, setText] = useState(searched);
  const reported = useRef(searched);
  const latest = useLatest(onSearch);
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
  }, [text, latest]);
  return [text, setText] as const;
}

interface SearchTextProps {
  label?: string;
  placeholder?: string;
  searched: string;
  onSearch: (words: string) => void;
}

/** A search field; searches when typing pauses. */
export function SearchText({ label = 'Zoeken', placeholder, searched, onSearch }: SearchTextProps) {
  const [text, setText] = useSearchText(searched, onSearch);
  return (
    <TextField
      label={label}
      type="search"
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
