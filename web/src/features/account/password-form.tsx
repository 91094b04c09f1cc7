import { useState } from 'react';
import { api } from '../../lib/api/client';
import { toast } from '../../lib/toasts/toasts';
import { bindFields, useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { NewPasswordFields } from '../../components/new-password-fields';
import { PasswordField } from '../../components/password-field';
import { UnsavedGuard } from '../../components/unsaved-guard';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

/** Changes the password of the current user; sessions in other browsers end. */
export function PasswordForm({ email }: { email: string }) {
  const [write, setWrite] = useState(EMPTY);
  const saving = useFormSave();
  const { busy, errors, run } = saving;
  const field = bindFields(write, errors, (name, value) => setWrite({ ...write, [name]: value }));

  const dirty = Object.values(write).some((value) => value !== '');

  const save = () =>
    run(async () => {
      await api.PUT('/auth/password', { body: write });
      setWrite(EMPTY);
      toast.success('Je wachtwoord is gewijzigd. Op andere apparaten log je opnieuw in.');
    });

  return (
    <Form saving={saving} className={`stack gap-3 ${screen.form} ${screen.across}`} onSubmit={save}>
      <UnsavedGuard dirty={dirty && !busy} />
      {/* Tells a password manager which account the new password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Huidig wachtwoord"
        required
        autoComplete="current-password"
        {...field('current_password')}
      />
      <NewPasswordFields field={field} />
      <div className="cluster">
        <Button type="submit" busy={busy}>
          Opslaan
        </Button>
      </div>
    </Form>
  );
}
