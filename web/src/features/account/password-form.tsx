import { useState, type FormEvent } from 'react';
import { api } from '../../lib/api/client';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button } from '../../components/button';
import { FormProblems } from '../../components/form-problems';
import { PasswordField } from '../../components/password-field';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

/** Changes the password of the current user; sessions in other browsers end. */
export function PasswordForm({ email }: { email: string }) {
  const [write, setWrite] = useState(EMPTY);
  const { busy, errors, problems, form, run } = useFormSave();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await api.PUT('/auth/password', { body: write });
      setWrite(EMPTY);
      toast.success('Je wachtwoord is gewijzigd. Op andere apparaten log je opnieuw in.');
    });
  };

  return (
    <form ref={form} className={screen.form} noValidate onSubmit={submit}>
      <FormProblems problems={problems} />
      {/* Tells a password manager which account the new password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Huidig wachtwoord"
        required
        autoComplete="current-password"
        value={write.current_password}
        error={errors.current_password}
        onChange={(event) => setWrite({ ...write, current_password: event.target.value })}
      />
      <PasswordField
        label="Nieuw wachtwoord"
        required
        autoComplete="new-password"
        hint="Minstens 12 tekens. Een korte zin onthoud je het makkelijkst."
        value={write.password}
        error={errors.password}
        onChange={(event) => setWrite({ ...write, password: event.target.value })}
      />
      <PasswordField
        label="Wachtwoord herhalen"
        required
        autoComplete="new-password"
        value={write.password_confirmation}
        error={errors.password_confirmation}
        onChange={(event) => setWrite({ ...write, password_confirmation: event.target.value })}
      />
      <div className={screen.actions}>
        <Button type="submit" busy={busy}>
          Opslaan
        </Button>
      </div>
    </form>
  );
}
