import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, type FieldWords } from './field';

/** All props of an input, plus a label, a hint and an error. */
export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> &
  FieldWords & {
    /** Something small next to the label, such as a link. */
    beside?: ReactNode;
  };

/** A single-line text field with its label, hint and error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, optional, hint, error, beside, ...input },
  ref,
) {
  return (
    <Field {...{ label, optional, hint, error, beside }}>
      {(control) => <input {...input} {...control} ref={ref} />}
    </Field>
  );
});
