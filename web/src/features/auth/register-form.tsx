import { clsx } from 'clsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/client';
import { toast } from '../../lib/toasts/toasts';
import { bindFields, useFormSave } from '../../lib/use-form-save';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { NewPasswordFields } from '../../components/new-password-fields';
import { TextField } from '../../components/text-field';
import { checkRegistration, type Registration } from './check-registration';
import styles from './login.module.css';

const EMPTY: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  password_confirmation: '',
};

/**
 * Requests an account. When the server refuses, the form is cleared before the error shows (specification section 8).
 */
export function RegisterForm() {
  const [write, setWrite] = useState(EMPTY);
  const saving = useFormSave();
  const { busy, errors, run, refuse } = saving;
  const navigate = useNavigate();
  const field = bindFields(write, errors, (name, value) => setWrite({ ...write, [name]: value }));

  const submit = () => {
    const slips = checkRegistration(write);
    if (Object.keys(slips).length > 0) return refuse(slips);
    void run(async () => {
      await api.POST('/auth/register', { body: write }).catch((thrown: unknown) => {
        setWrite(EMPTY);
        throw thrown;
      });
      toast.success('Je aanvraag is verstuurd.', 'Kijk in je mail om je account te bevestigen.');
      navigate('/registered');
    });
  };

  return (
    <Form saving={saving} className="stack gap-3" onSubmit={submit}>
      <div className={clsx('stack gap-3', styles.names)}>
        <TextField label="Voornaam" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Achternaam" required autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="E-mailadres" required type="email" autoComplete="username" {...field('email')} />
      <NewPasswordFields label="Wachtwoord" field={field} />
      <Button type="submit" wide busy={busy}>
        Registreren
      </Button>
    </Form>
  );
}
