import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/button';
import styles from './search-field.module.css';

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Called on Enter. */
  onSearch: () => void;
  /** At the top of the dialog: without an edge, and with a button that closes. */
  onClose?: () => void;
}

/** The field of a search. Its button empties it; in the dialog it closes once there is nothing to empty. */
export function SearchField({ value, onChange, onSearch, onClose }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search>
      <form
        className={clsx('grid', styles.field, onClose ? styles.inDialog : clsx('card', styles.onScreen))}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Search />
        <input
          ref={input}
          type="search"
          aria-label="Zoeken"
          placeholder="Waar zoek je naar?"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {(value !== '' || onClose) && (
          <Button
            variant="quiet"
            iconOnly
            aria-label={value === '' ? 'Sluiten' : 'Zoekwoord wissen'}
            onClick={value === '' && onClose ? onClose : clear}
          >
            <X />
          </Button>
        )}
      </form>
    </search>
  );
}
