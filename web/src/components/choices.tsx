import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Checkbox } from './checkbox';
import styles from './choices.module.css';
import { FieldError } from './field';

interface ChoicesProps {
  legend: string;
  options: readonly { value: string; label: string; hint?: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string;
  empty?: ReactNode;
}

export function Choices({ legend, options, chosen, onChange, error, empty }: ChoicesProps) {
  const id = useId();
  const toggle = (value: string, on: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === value ? on : chosen.includes(each))),
    );
  return (
    <fieldset
      className={clsx('stack gap-half', styles.choices)}
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="text-sm strong" id={id}>
        {legend}
      </legend>
      {options.length === 0 && empty}
      {options.map(({ value, label, hint }) => (
        <Checkbox
          key={value}
          label={label}
          hint={hint}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
