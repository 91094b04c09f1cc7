import { clsx } from 'clsx';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { PasswordField } from '../../components/password-field';
import { ScreenHeading } from '../../components/screen-heading';
import { toApiError } from '../../lib/api/errors';
import { useFormSave } from '../../lib/use-form-save';
import { openShare, type OpenShare } from './api';
import { Handover } from './handover';
import styles from './handover.module.css';

interface PasswordStepProps {
  token: string;
  onOpened: (share: OpenShare, password: string) => void;
  /** The link ended meanwhile. */
  onOver: () => void;
}

/** Asks for the password of a link. */
export function PasswordStep({ token, onOpened, onOver }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const { busy, errors, form, run, refuse } = useFormSave();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password === '') return refuse({ password: 'Vul het wachtwoord in.' });
    void run(async () => {
      try {
        onOpened(await openShare(token, password), password);
      } catch (thrown) {
        const { status, message, fields } = toApiError(thrown);
        if (status === 404 || status === 410) return onOver();
        refuse({ password: fields['password'] ?? message });
      }
    });
  };
  return (
    <Handover>
      <ScreenHeading>Gedeelde bestanden</ScreenHeading>
      <p className={styles.intro}>Vul het wachtwoord in dat je bij deze link kreeg.</p>
      <form ref={form} noValidate className={clsx('stack gap-3', styles.form)} onSubmit={submit}>
        <PasswordField
          label="Wachtwoord"
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors['password']}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          Bekijk de bestanden
        </Button>
      </form>
    </Handover>
  );
}
