import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './picks.module.css';

interface PicksProps<Value extends string> {
  /** For screen readers. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  /** None of them when null. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One choice of a few, as pills; arrow keys move between them. */
export function Picks<Value extends string>({ legend, options, value, onChange }: PicksProps<Value>) {
  const name = useId();
  return (
    <fieldset className="cluster">
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={clsx('radio line text-sm edged', styles.pick)}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
