import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  /** The legend, for screen readers. */
  legend: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of two or three that takes effect at once; arrow keys move between options. */
export function Segments<Value extends string>({ legend, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx('panel', styles.segments)}>
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={`radio line text-sm breaks ${styles.segment}`}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
