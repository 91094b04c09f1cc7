import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords;

export function TextArea({ label, optional, hint, error, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, optional, hint, error }}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Field>
  );
}
