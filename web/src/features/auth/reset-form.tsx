import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/client';
import { logInByCookie } from '../../lib/session/log-in';
import { toast } from '../../lib/toasts/toasts';
import { bindFields, useFormSave } from '../../lib/use-form-save';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { FieldError } from '../../components/field';
import { NewPasswordFields } from '../../components/new-password-fields';

/** Sets a password with the token from a mail: a reset, or the first password after an invitation. */
export function ResetForm({ token }: { token: string }) {
  const [write, setWrite] = useState({ password: '', password_confirmation: '' });
  const saving = useFormSave();
  const { busy, errors, run } = saving;
  const field = bindFields(write, errors, (name, value) => setWrite({ ...write, [name]: value }));
  const navigate = useNavigate();

  const save = () =>
    run(async () => {
      await api.POST('/auth/password/reset', { body: { token, ...write } });
      const isIn = await logInByCookie().then(
        () => true,
        () => false,
      );
      toast.success(
        'Je wachtwoord is opgeslagen.',
        isIn ? 'Je bent meteen ingelogd.' : 'Log in met je nieuwe wachtwoord.',
      );
      navigate(isIn ? '/huisstijl' : '/logout', { replace: true });
    });

  return (
    <Form saving={saving} className="stack gap-3" onSubmit={save}>
      {errors.token && (
        <div role="alert" className="stack gap-3">
          <FieldError error={errors.token} />
          <Link to="/password/recover">Vraag een nieuwe link aan</Link>
        </div>
      )}
      <NewPasswordFields field={field} />
      <Button type="submit" wide busy={busy}>
        Wachtwoord opslaan
      </Button>
    </Form>
  );
}
