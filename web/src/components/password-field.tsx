import { clsx } from 'clsx';
import { forwardRef, useState, type KeyboardEvent } from 'react';
import { Field } from './field';
import styles from './password-field.module.css';
import type { TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field that can reveal its value and that warns about Caps Lock. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, optional, hint, error, beside, ...input },
  ref,
) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Field label={label} optional={optional} hint={hint} error={error} beside={beside}>
      {(control) => (
        <>
          <div className={styles.line}>
            <input
              {...input}
              {...control}
              ref={ref}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={look}
              onKeyUp={look}
              onBlur={() => setCapsLock(false)}
            />
            <button
              type="button"
              className={clsx('text-sm strong', styles.toggle)}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Verbergen' : 'Tonen'}
            </button>
          </div>
          <p className={`hint ${styles.capsLock}`} role="status">
            {capsLock && 'Caps Lock staat aan.'}
          </p>
        </>
      )}
    </Field>
  );
});
