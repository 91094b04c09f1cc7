import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Inert } from './inert';
import styles from './ask-field.module.css';

interface FieldProps {
  /** What is filled in. */
  words?: string;
  placeholder?: string;
}

const FIELD = 'vraag';

const Field = ({ words, placeholder }: FieldProps) => (
  <>
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
  </>
);

/** A search field that works a moment before the portal's scripts load. */
export const AskField = ({ label, ...field }: FieldProps & { label: string }) => (
  <form
    className={clsx('stack', styles.ask)}
    action="/zoeken"
    role="search"
    data-needs-script
    data-screen-only
  >
    <label htmlFor={FIELD}>{label}</label>
    <div className={styles.field}>
      <Field {...field} />
    </div>
  </form>
);

/** A preview of the search field, while its label is being written. */
export const AskFieldPreview = ({ children }: { children: ReactNode }) => (
  <div className={clsx('stack', styles.ask)}>
    <div>{children}</div>
    <Inert className={styles.field}>
      <Field />
    </Inert>
  </div>
);
