import type { TextareaHTMLAttributes } from 'react';
import { Field } from './field';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  hint?: string;
  error?: string;
};

/** Several lines of text with their label. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Field>
  );
}
