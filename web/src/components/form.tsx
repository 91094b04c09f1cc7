import type { FormHTMLAttributes } from 'react';
import type { FormSaving } from '../lib/use-form-save';
import { FieldError } from './field';
import styles from './form.module.css';

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  saving: Pick<FormSaving, 'form' | 'problems'>;
  onSubmit: () => unknown;
}

/** A form that `useFormSave` saves. Errors of the server for fields that it does not have show above its fields. */
export function Form({ saving: { form: ref, problems }, onSubmit, children, ...form }: FormProps) {
  return (
    <form
      {...form}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div role="alert" className={styles.problems}>
        {problems.map((problem) => (
          <FieldError key={problem} error={problem} />
        ))}
      </div>
      {children}
    </form>
  );
}
