import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords;

export function TextArea({ label, optional, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Field>
  );
}
