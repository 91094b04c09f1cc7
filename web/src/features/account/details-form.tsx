import { useState } from 'react';
import type { Profile } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { updateProfile } from '../../lib/session/session';
import { toast } from '../../lib/toasts/toasts';
import { bindFields, useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { PasswordField } from '../../components/password-field';
import { TextField } from '../../components/text-field';
import { UnsavedGuard } from '../../components/unsaved-guard';

const getDetails = ({ firstName, lastName, email }: Profile) => ({ firstName, lastName, email });

function emailHint({ hasPassword, pendingEmail }: Profile): string | undefined {
  if (!hasPassword) return 'Je logt in via je organisatie. Je e-mailadres wijzig je daar.';
  if (pendingEmail === null) return undefined;
  return `Je nieuwe adres ${pendingEmail} is nog niet bevestigd. Open de link in de mail die daarheen ging. Tot dan blijft dit je adres.`;
}

/**
 * Name and email address of the current user. A new address requires the password, and takes effect once it is
 * confirmed by mail.
 */
export function DetailsForm({ profile }: { profile: Profile }) {
  const before = getDetails(profile);
  const [write, setWrite] = useState(before);
  const [password, setPassword] = useState('');
  const saving = useFormSave();
  const { busy, errors, run } = saving;
  const field = bindFields(write, errors, (name, value) => setWrite({ ...write, [name]: value }));
  const dirty = JSON.stringify(write) !== JSON.stringify(before);
  const newAddress = write.email.trim().toLowerCase() !== before.email;

  const save = () =>
    run(async () => {
      const { email, ...names } = write;
      // An admin may have changed the address meanwhile.
      const body = newAddress ? { ...names, email, current_password: password } : names;
      const saved = await unwrap(api.PUT('/profile', { body }));
      updateProfile(saved);
      setWrite(getDetails(saved));
      setPassword('');
      toast.success(
        'Je gegevens zijn opgeslagen.',
        newAddress ? 'Bevestig je nieuwe adres met de link in je mail.' : undefined,
      );
    });

  return (
    <Form saving={saving} className={`stack gap-3 ${screen.form} ${screen.across}`} onSubmit={save}>
      <UnsavedGuard dirty={dirty && !busy} />
      <TextField label="Voornaam" required autoComplete="given-name" {...field('firstName')} />
      <TextField label="Achternaam" required autoComplete="family-name" {...field('lastName')} />
      <TextField
        label="E-mailadres"
        required
        type="email"
        autoComplete="email"
        readOnly={!profile.hasPassword}
        hint={emailHint(profile)}
        {...field('email')}
      />
      {newAddress && (
        <PasswordField
          label="Huidig wachtwoord"
          required
          autoComplete="current-password"
          hint="Nodig om je e-mailadres te wijzigen."
          value={password}
          error={errors.current_password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <div className="cluster">
        <Button type="submit" busy={busy}>
          Opslaan
        </Button>
      </div>
    </Form>
  );
}
