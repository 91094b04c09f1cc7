import { clsx } from 'clsx';
import { useId } from 'react';
import { FieldError } from '../../../components/field';
import type { Choice } from '../../../components/select';
import labelled from './labelled.module.css';
import styles from './swatches.module.css';

interface SwatchesProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export function Swatches({ label, choices, value, onChange, error }: SwatchesProps) {
  const id = useId();
  return (
    <fieldset className={clsx('stack gap-1', labelled.choices)} aria-describedby={error && `${id}-error`}>
      <legend className="label">{label}</legend>
      <div className={clsx('grid', styles.swatches)}>
        {choices.map((choice) => (
          <label className="stack gap-1 breaks" key={choice.value}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={`own-colors ${styles.swatch} bg-${choice.value}`} aria-hidden="true" />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
