import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './text-field.module.css';

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** Something small beside the label, such as a link. */
  beside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, any control, a hint and an error. */
export function Field({ label, hint, error, beside, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
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
