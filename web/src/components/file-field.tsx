import { clsx } from 'clsx';
import { useId } from 'react';
import { buttonClass } from './button';
import { FieldError } from './field';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  accept: string;
  fileName: string | undefined;
  required?: boolean;
  hint?: string;
  error?: string;
  onChoose: (file: File | null) => void;
}

/** A file input with our own text: the native button uses the browser's language. */
export function FileField({ label, accept, fileName, required, hint, error, onChoose }: FileFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx('stack gap-1', styles.field)}>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <input
        id={id}
        type="file"
        className={`sr ${styles.input}`}
        accept={accept}
        aria-label={label}
        required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={described || undefined}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
      <div className={clsx('cluster', styles.row)}>
        <label htmlFor={id} className={buttonClass({ variant: 'soft', small: true }, styles.button)}>
          Bestand kiezen
        </label>
        <span className="text-sm breaks">{fileName ?? 'Nog geen bestand'}</span>
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
