import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/types';
import { toast } from '../../lib/toasts/toasts';
import { useAllGroups } from '../../lib/use-all-groups';
import { useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button } from '../../theme/controls/button';
import { Switch } from '../../theme/controls/checkbox';
import { Choices } from '../../theme/controls/choices';
import { RemoveButton } from '../../theme/controls/remove-button';
import { Select } from '../../theme/controls/select';
import { TextArea } from '../../theme/controls/text-area';
import { PasswordField } from '../../theme/controls/password-field';
import { TextField } from '../../theme/controls/text-field';
import { UnsavedGuard } from '../../theme/controls/unsaved-guard';
import { removeUser, storeUser, type UserWrite } from './api';

/** Roles in the words of the form. */
export const ROLES = [
  { value: 'user', label: 'Gebruiker' },
  { value: 'admin', label: 'Beheerder' },
];

const writeOf = (user: User | undefined): UserWrite => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  description: user?.description ?? '',
  roles: [user?.roles[0]?.name ?? 'user'],
  groups: user?.groups.map(({ id }) => id) ?? [],
  isActive: user?.isActive ?? true,
});

/** Everything of a user; without a user a new one. */
export function UserForm({ user }: { user?: User }) {
  const before = writeOf(user);
  const [write, setWrite] = useState(before);
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { data: groups = [] } = useAllGroups();
  const { busy, errors, form, run } = useFormSave();
  const navigate = useNavigate();
  const dirty = password !== '' || JSON.stringify(write) !== JSON.stringify(before);
  const set = (change: Partial<UserWrite>) => setWrite({ ...write, ...change });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const stored = await storeUser(user?.id, { ...write, ...(password ? { password } : {}) });
      toast.success(user ? `${stored.name} is opgeslagen.` : `${stored.name} is toegevoegd.`);
      setDone(true);
      navigate('/admin/users');
    });
  };

  return (
    <form ref={form} className={screen.form} noValidate autoComplete="off" onSubmit={submit}>
      <UnsavedGuard dirty={dirty && !busy && !done} />
      <div className={screen.pair}>
        <TextField
          label="Voornaam"
          value={write.firstName}
          autoComplete="off"
          error={errors.firstName}
          onChange={(event) => set({ firstName: event.target.value })}
        />
        <TextField
          label="Achternaam"
          value={write.lastName}
          autoComplete="off"
          error={errors.lastName}
          onChange={(event) => set({ lastName: event.target.value })}
        />
      </div>
      <TextField
        label="E-mailadres"
        type="email"
        value={write.email}
        autoComplete="off"
        error={errors.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      <PasswordField
        label="Wachtwoord"
        value={password}
        autoComplete="new-password"
        hint={
          user
            ? 'Laat leeg om het wachtwoord te houden.'
            : 'Minstens 12 tekens. Laat je dit leeg, dan krijgt deze persoon een uitnodiging per mail.'
        }
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Select
        label="Rol"
        choices={ROLES}
        value={write.roles[0] ?? 'user'}
        error={errors.roles}
        onChange={(event) => set({ roles: [event.target.value === 'admin' ? 'admin' : 'user'] })}
      />
      <Choices
        legend="Groepen"
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={write.groups}
        error={errors.groups}
        onChange={(chosen) => set({ groups: chosen })}
        empty={<p>Er zijn nog geen groepen.</p>}
      />
      <TextArea
        label="Omschrijving"
        value={write.description}
        error={errors.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <Switch
        label="Actief"
        hint="Wie niet actief is, kan niet inloggen."
        checked={write.isActive}
        onChange={(event) => set({ isActive: event.target.checked })}
      />
      <div className={screen.actions}>
        <Button type="submit" busy={busy}>
          Opslaan
        </Button>
        {user && (
          <RemoveButton
            name={user.name}
            explanation="Het account verdwijnt en deze persoon is meteen uitgelogd. Pagina's die zij maakten blijven."
            onRemove={async () => {
              await removeUser(user.id);
              setDone(true);
              toast.success(`${user.name} is verwijderd.`);
              navigate('/admin/users');
            }}
          />
        )}
      </div>
    </form>
  );
}
