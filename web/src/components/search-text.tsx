import { useSearchText } from './use-search-text';
import { TextField } from './text-field';

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
