import { clsx } from 'clsx';
import { useId } from 'react';
import { FieldError } from '../../../components/field';
import styles from './api-tokens.module.css';

const OPTIONS = [
  {
    writes: false,
    label: 'Lezen',
    hint: 'Pagina’s, kleuren, sjablonen en bestanden, ook downloaden.',
  },
  {
    writes: true,
    label: 'Lezen en bestanden toevoegen',
    hint: 'Vervangt alleen wat hij zelf heeft toegevoegd.',
  },
];

interface ScopeChoiceProps {
  writes: boolean;
  error: string | undefined;
  onChange: (writes: boolean) => void;
}

/** Asks what a token may do. */
export function ScopeChoice({ writes, error, onChange }: ScopeChoiceProps) {
  const id = useId();
  return (
    <fieldset className="stack gap-1" aria-describedby={error && `${id}-error`}>
      <legend className={clsx('label', styles.legend)}>Wat mag hij?</legend>
      {OPTIONS.map((option) => (
        <div key={option.label} className={clsx('radio grid rounded text-sm', styles.option)}>
          <input
            type="radio"
            name={id}
            id={`${id}-${option.writes}`}
            aria-describedby={`${id}-${option.writes}-hint`}
            checked={option.writes === writes}
            onChange={() => onChange(option.writes)}
          />
          <span className={styles.dot} aria-hidden="true" />
          <div>
            <label className="strong" htmlFor={`${id}-${option.writes}`}>
              {option.label}
            </label>
            <p className="hint" id={`${id}-${option.writes}-hint`}>
              {option.hint}
            </p>
          </div>
        </div>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
