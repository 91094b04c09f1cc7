import { Search } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from './button';
import styles from './ask-field.module.css';

interface AskFieldProps {
  label: string;
  /** What is filled in. */
  words?: string;
  placeholder?: string;
}

const FIELD = 'vraag';

/** One question, which searches: a moment before the portal's scripts are there too. */
export function AskField({ label, words, placeholder }: AskFieldProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  function search(event: FormEvent): void {
    event.preventDefault();
    const q = field.current?.value ?? '';
    navigate(`/zoeken?q=${encodeURIComponent(q)}`);
  }
  return (
    <form className={styles.ask} action="/zoeken" role="search" data-needs-script onSubmit={search}>
      <label htmlFor={FIELD}>{label}</label>
      <div className={styles.field}>
        <Search />
        <input
          ref={field}
          id={FIELD}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={words}
          placeholder={placeholder}
          autoComplete="off"
        />
        <Button type="submit">Zoek</Button>
      </div>
    </form>
  );
}
