import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './text-field.module.css';

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** What every field has beside its control. */
export interface FieldWords {
  label: string;
  /** Says that it may stay empty: fields that do not say so are required. */
  optional?: boolean;
  hint?: string;
  error?: string;
}

interface FieldProps extends FieldWords {
  /** Something small beside the label, such as a link. */
  beside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, any control, a hint and an error. */
export function Field({ label, optional, hint, error, beside, children }: FieldProps) {
  const id = useId();
  const described = [optional && `${id}-optional`, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {optional && (
          <span className={styles.optional} id={`${id}-optional`}>
            (niet verplicht)
          </span>
        )}
        {beside}
      </div>
      {children({
        id,
        className: styles.input,
        // Said of each: one that is required and still empty is not wrong yet.
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong with a field, in one sentence. */
export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id}>
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
}
