import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/client';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { Button } from '../../components/button';
import { FormProblems } from '../../components/form-problems';
import { FieldError } from '../../components/field';
import { PasswordField } from '../../components/password-field';
import styles from './login.module.css';

/** Sets a password with the token from a mail: a reset, or the first password after an invitation. */
export function ResetForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { busy, errors, problems, form, run } = useFormSave();
  const navigate = useNavigate();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const body = { token, password, password_confirmation: again };
      await api.POST('/auth/password/reset', { body });
      toast.success('Je wachtwoord is opgeslagen.', 'Log in met je nieuwe wachtwoord.');
      navigate('/login');
    });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormProblems problems={problems} />
      {errors.token && (
        <div role="alert" className={styles.form}>
          <FieldError error={errors.token} />
          <Link to="/password/recover">Vraag een nieuwe link aan</Link>
        </div>
      )}
      <PasswordField
        label="Nieuw wachtwoord"
        required
        name="password"
        autoComplete="new-password"
        hint="Minstens 12 tekens. Een korte zin onthoud je het makkelijkst."
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Wachtwoord herhalen"
        required
        name="password_confirmation"
        autoComplete="new-password"
        value={again}
        error={errors.password_confirmation}
        onChange={(event) => setAgain(event.target.value)}
      />
      <Button type="submit" wide busy={busy}>
        Wachtwoord opslaan
      </Button>
    </form>
  );
}
