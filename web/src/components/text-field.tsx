import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, type FieldWords } from './field';

/** What a field of one line takes: everything an input does, its label, a hint and an error. */
export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> &
  FieldWords & {
    /** Something small beside the label, such as a link. */
    beside?: ReactNode;
  };

/** One line of text with its label, its hint and its error. */
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
