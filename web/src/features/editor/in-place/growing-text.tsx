import { useId, type FocusEventHandler, type KeyboardEvent } from 'react';
import { FieldError } from '../../../components/field';
import styles from './growing-text.module.css';
import written from './written.module.css';

interface GrowingTextProps {
  label: string;
  /** Its dotted path in the block, or in the page. */
  at?: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onFocus?: FocusEventHandler;
  required?: boolean;
  error: string | undefined;
}

/**
 * A single-line text field that looks like the text around it. It overlays a copy of its text, which sizes it to the
 * pixel. Its error shows below it.
 */
export function GrowingText(props: GrowingTextProps) {
  const { label, at, value, onChange, onKeyDown, onFocus, required, error } = props;
  const id = useId();
  return (
    <>
      <span className={styles.place}>
        <span className={styles.size} aria-hidden="true">
          {value || label}
        </span>
        <textarea
          rows={1}
          className={`${written.text} ${styles.text}`}
          aria-label={label}
          placeholder={label}
          data-writes
          data-at={at}
          value={value}
          required={required}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value.replace(/\s*[\n\t]\s*/g, ' '))}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        />
      </span>
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}
