import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { toApiError, type ApiError } from '../../lib/api/errors';
import { logIn } from '../../lib/session/session';
import { TOAST_MS, toast } from '../../lib/toasts/toasts';
import { FIRST_INVALID } from '../../lib/use-form-save';
import { Button } from '../../theme/controls/button';
import { PasswordField } from '../../theme/controls/password-field';
import { TextField } from '../../theme/controls/text-field';
import styles from './login.module.css';

/** What was typed in a field. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Address and password. The screen around it goes on as soon as there is a session. */
export function LoginForm({ quiet }: { quiet: boolean }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // Once the error is drawn.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [error]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const write = new FormData(event.currentTarget);
    setBusy(true);
    try {
      await logIn(textOf(write, 'email'), textOf(write, 'password'));
    } catch (thrown) {
      const refused = toApiError(thrown);
      setError(refused);
      setBusy(false);
      if (refused.status !== 401 && refused.status !== 400) toast.error(refused.message, undefined, TOAST_MS);
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="E-mailadres"
        required
        name="email"
        type="email"
        autoComplete="username"
        error={error?.fields['email']}
      />
      <PasswordField
        label="Wachtwoord"
        required
        name="password"
        autoComplete="current-password"
        error={
          error
            ? (error.fields['password'] ?? (error.fields['email'] ? undefined : error.message))
            : undefined
        }
        beside={<Link to="/password/recover">Wachtwoord vergeten?</Link>}
      />
      <Button type="submit" variant={quiet ? 'soft' : 'primary'} wide busy={busy}>
        Inloggen
      </Button>
    </form>
  );
}
