import { useState, type FormEvent } from 'react';
import type { Profile } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { updateProfile } from '../../lib/session/session';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button } from '../../theme/controls/button';
import { TextField } from '../../theme/controls/text-field';
import { UnsavedGuard } from '../../theme/controls/unsaved-guard';

/** Name and address of who is logged in. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const { firstName, lastName, email } = profile;
  const before = { firstName, lastName, email };
  const [write, setWrite] = useState(before);
  const { busy, errors, form, run } = useFormSave();
  const dirty = JSON.stringify(write) !== JSON.stringify(before);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      updateProfile(await unwrap(api.PUT('/profile', { body: write })));
      toast.success('Je gegevens zijn opgeslagen.');
    });
  };

  return (
    <form ref={form} className={screen.form} noValidate onSubmit={submit}>
      <UnsavedGuard dirty={dirty && !busy} />
      <TextField
        label="Voornaam"
        required
        autoComplete="given-name"
        value={write.firstName}
        error={errors.firstName}
        onChange={(event) => setWrite({ ...write, firstName: event.target.value })}
      />
      <TextField
        label="Achternaam"
        required
        autoComplete="family-name"
        value={write.lastName}
        error={errors.lastName}
        onChange={(event) => setWrite({ ...write, lastName: event.target.value })}
      />
      <TextField
        label="E-mailadres"
        required
        type="email"
        autoComplete="email"
        value={write.email}
        error={errors.email}
        onChange={(event) => setWrite({ ...write, email: event.target.value })}
      />
      <div className={screen.actions}>
        <Button type="submit" busy={busy}>
          Opslaan
        </Button>
      </div>
    </form>
  );
}
