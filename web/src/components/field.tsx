import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './text-field.module.css';

/** Connects a control to its label, hint and error. */
interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Props of every field, besides its control. */
export interface FieldWords {
  label: string;
  /** Marks the field as optional; all other fields are required. */
  optional?: boolean;
  hint?: string;
  error?: string;
}

interface FieldProps extends FieldWords {
  /** Something small next to the label, such as a link. */
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
    <div className="stack gap-1">
      <div className={clsx('spread text-sm', styles.head)}>
        <label className="strong" htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className={clsx('soft', styles.optional)} id={`${id}-optional`}>
            (niet verplicht)
          </span>
        )}
        {beside}
      </div>
      {children({
        id,
        className: styles.input,
        // Always explicit: otherwise browsers report a required field that is still empty as invalid.
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={clsx('line text-sm', styles.error)} id={id}>
      <CircleAlert />
      <span>{error}</span>
    </p>
  );
}
