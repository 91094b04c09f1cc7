import type { SelectHTMLAttributes } from 'react';
import { Field } from './field';

export interface Choice {
  value: string;
  label: string;
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string;
  choices: readonly Choice[];
  hint?: string;
  error?: string;
};

export function Select({ label, choices, hint, error, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control}>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
