import { Search } from 'lucide-react';
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
export const AskField = ({ label, words, placeholder }: AskFieldProps) => (
  <form className={styles.ask} action="/zoeken" role="search" data-needs-script>
    <label htmlFor={FIELD}>{label}</label>
    <div className={styles.field}>
      <Search />
      <input
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
