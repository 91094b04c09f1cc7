import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api/client';
import { toApiError, type ApiError } from '../../lib/api/errors';
import { logIn } from '../../lib/session/log-in';
import { toast } from '../../lib/toasts/toasts';
import { FIRST_INVALID } from '../../lib/use-form-save';
import { Button } from '../../components/button';
import { FieldError } from '../../components/field';
import { PasswordField } from '../../components/password-field';
import { TextField } from '../../components/text-field';

/**
 * Activates a registration with the password that was chosen in it. Returns the error of an expired link, because the
 * account may have been confirmed before; throws any other error.
 */
async function confirmRegistration(token: string, password: string): Promise<ApiError | null> {
  try {
    await api.POST('/auth/register/confirm', { body: { token, password } });
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.fields.token) return error;
    throw error;
  }
  toast.success('Je account is klaar.');
  return null;
}

function getText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface LoginFormProps {
  /** De-emphasised, because staff portals come first. */
  quiet?: boolean;
  /** The token from the link in a registration mail. */
  token?: string;
  onLoggedIn?: () => void;
}

/** The error below the password: for that field, or for the combination. */
const passwordError = ({ fields, message }: ApiError): string | undefined =>
  fields.password ?? (fields.email || fields.token ? undefined : message);

/** Email address and password. The surrounding screen navigates as soon as there is a session. */
export function LoginForm({ quiet = false, token, onLoggedIn }: LoginFormProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const confirmed = useRef(token === undefined);

  // Only after the error has rendered.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [error]);

  async function enter(email: string, password: string): Promise<void> {
    const staleLink =
      token === undefined || confirmed.current ? null : await confirmRegistration(token, password);
    confirmed.current = staleLink === null;
    await logIn(email, password).catch((thrown: unknown) => {
      throw staleLink ?? thrown;
    });
    onLoggedIn?.();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const write = new FormData(event.currentTarget);
    setBusy(true);
    try {
      await enter(getText(write, 'email'), getText(write, 'password'));
    } catch (thrown) {
      const refused = toApiError(thrown);
      setError(refused);
      setBusy(false);
      if (refused.status !== 401 && refused.status !== 400)
        toast.error(refused.message, undefined, refused.call);
    }
  }

  return (
    <form ref={form} className="stack gap-3" noValidate onSubmit={submit}>
      {error?.fields.token && (
        <div role="alert" className="stack gap-3">
          <FieldError error={error.fields.token} />
          <Link to="/register">Registreer je opnieuw</Link>
        </div>
      )}
      <TextField
        label="E-mailadres"
        required
        name="email"
        type="email"
        autoComplete="username"
        error={error?.fields.email}
      />
      <PasswordField
        label="Wachtwoord"
        required
        name="password"
        autoComplete="current-password"
        error={error ? passwordError(error) : undefined}
        beside={<Link to="/password/recover">Wachtwoord vergeten?</Link>}
      />
      <Button type="submit" variant={quiet ? 'soft' : 'primary'} wide busy={busy}>
        Inloggen
      </Button>
    </form>
  );
}
