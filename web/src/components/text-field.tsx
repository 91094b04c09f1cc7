import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, type FieldWords } from './field';

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> &
  FieldWords & {
    beside?: ReactNode;
  };

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, optional, hint, error, beside, ...input },
  ref,
) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} beside={beside}>
      {(control) => <input {...input} {...control} ref={ref} />}
    </Field>
  );
});
