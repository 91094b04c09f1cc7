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
    <fieldset className={labelled.choices} aria-describedby={error && `${id}-error`}>
      <legend className="label">{label}</legend>
      <div className={styles.swatches}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={`${styles.swatch} bg-${choice.value}`} aria-hidden="true" />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
