import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '../../../components/search-input';

const PAUSE_MS = 250;

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches while typing: at once, then debounced. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  // The query changed elsewhere: back button, or a cleared search.
  if (known !== search) {
    setKnown(search);
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }
  const words = text.trim();
  const askedAt = useRef(-PAUSE_MS);
  useEffect(() => {
    if (words === sent) return;
    const rest = askedAt.current + PAUSE_MS > performance.now() ? PAUSE_MS : 0;
    const timer = setTimeout(() => {
      askedAt.current = performance.now();
      setSent(words);
      onSearch(words);
    }, rest);
    return () => clearTimeout(timer);
  }, [words, sent, onSearch]);
  return (
    <SearchInput
      aria-label="Zoeken"
      placeholder="Zoek op titel of bestandsnaam"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
