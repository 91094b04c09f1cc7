import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/client';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { TextField } from '../../components/text-field';

/** Requests a mail to reset the password. Does not reveal whether the account exists. */
export function RecoverForm() {
  const [email, setEmail] = useState('');
  const saving = useFormSave();
  const { busy, errors, run } = saving;
  const navigate = useNavigate();

  const save = () =>
    run(async () => {
      await api.POST('/auth/password/email', { body: { email } });
      toast.success('Kijk in je mail.', 'Is dit adres bij ons bekend, dan vind je daar een herstellink.');
      navigate('/login');
    });

  return (
    <Form saving={saving} className="stack gap-3" onSubmit={save}>
      <TextField
        label="E-mailadres"
        required
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" wide busy={busy}>
        Herstellink versturen
      </Button>
    </Form>
  );
}
