import { useId, type ReactNode } from 'react';

interface PillsProps<Value extends string> {
  /** For screen readers. */
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** None of them when null. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** In px. */
  height?: number;
  className?: string;
}

/** One choice of a few, as pills; arrow keys move between them. */
export function Pills<Value extends string>({
  legend,
  options,
  value,
  onChange,
  height = 40,
  className = 'cluster',
}: PillsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className} style={{ '--pill': `${height}px` }}>
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio line text-sm edged pill">
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
