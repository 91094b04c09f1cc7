import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/client';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { Button } from '../../components/button';
import { FormProblems } from '../../components/form-problems';
import { TextField } from '../../components/text-field';
import styles from './login.module.css';

/** Requests a mail to reset the password. Does not reveal whether the account exists. */
export function RecoverForm() {
  const [email, setEmail] = useState('');
  const { busy, errors, problems, form, run } = useFormSave();
  const navigate = useNavigate();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await api.POST('/auth/password/email', { body: { email } });
      toast.success('Kijk in je mail.', 'Is dit adres bij ons bekend, dan vind je daar een herstellink.');
      navigate('/login');
    });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormProblems problems={problems} />
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
    </form>
  );
}
