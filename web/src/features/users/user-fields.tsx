import { clsx } from 'clsx';
import type { User } from '../../api/types';
import type { FieldErrors } from '../../lib/api/errors';
import { useSession } from '../../lib/session/use-session';
import { bindFields } from '../../lib/use-form-save';
import { namePermissions, useAllGroups } from '../../lib/use-all-groups';
import screen from '../../theme/admin-screen.module.css';
import { Switch } from '../../components/checkbox';
import { Choices } from '../../components/choices';
import { PasswordField } from '../../components/password-field';
import { Select } from '../../components/select';
import { TextArea } from '../../components/text-area';
import { TextField } from '../../components/text-field';
import type { UserWrite } from './api';
import { ROLES } from './roles';

interface UserFieldsProps {
  user: User | undefined;
  write: UserWrite;
  password: string;
  errors: FieldErrors;
  onChange: (change: Partial<UserWrite>) => void;
  onPassword: (password: string) => void;
}

export function UserFields({ user, write, password, errors, onChange, onPassword }: UserFieldsProps) {
  const { data: groups = [] } = useAllGroups();
  const { profile } = useSession();
  const isSelf = user !== undefined && user.id === profile?.id;
  const field = bindFields<'firstName' | 'lastName' | 'email' | 'description'>(write, errors, (name, value) =>
    onChange({ [name]: value }),
  );
  const [role] = write.roles;
  // An error about one group shows at the whole list of groups.
  const [, groupError] = Object.entries(errors).find(([field]) => field.startsWith('groups')) ?? [];
  return (
    <>
      <div className={clsx('stack', screen.pair)}>
        <TextField label="Voornaam" required autoComplete="off" {...field('firstName')} />
        <TextField label="Achternaam" required autoComplete="off" {...field('lastName')} />
      </div>
      <TextField label="E-mailadres" required type="email" autoComplete="off" {...field('email')} />
      <Select
        label="Rol"
        choices={ROLES}
        value={role ?? 'user'}
        hint={
          isSelf
            ? 'Dit is je eigen account: als gebruiker kom je niet meer in het beheer.'
            : role === 'admin'
              ? 'Ziet en bewerkt alles, ook gebruikers en groepen.'
              : 'Ziet en downloadt wat de groepen mogen.'
        }
        error={errors.roles}
        onChange={({ target }) => onChange({ roles: [target.value === 'admin' ? 'admin' : 'user'] })}
      />
      <Choices
        legend="Groepen"
        options={groups.map((group) => ({
          value: group.id,
          label: group.name,
          hint: `Mag ${namePermissions(group).join(', ') || 'niets extra'}`,
        }))}
        chosen={write.groups}
        error={groupError}
        onChange={(chosen) => onChange({ groups: chosen.toSorted() })}
        empty={<p>Er zijn nog geen groepen.</p>}
      />
      <TextArea label="Omschrijving" optional rows={3} {...field('description')} />
      <PasswordField
        label="Wachtwoord"
        optional
        value={password}
        autoComplete="new-password"
        hint={
          user
            ? 'Laat leeg om het wachtwoord te houden.'
            : 'Laat leeg om een uitnodiging te mailen. Zelf kiezen kan ook: minstens 12 tekens.'
        }
        error={errors.password}
        onChange={({ target }) => onPassword(target.value)}
      />
      <Switch
        label="Actief"
        hint={
          isSelf
            ? 'Dit is je eigen account: zet je dit uit, dan ben je meteen uitgelogd.'
            : 'Wie niet actief is, kan niet inloggen. Wie al binnen was, is meteen uitgelogd.'
        }
        checked={write.isActive}
        onChange={({ target }) => onChange({ isActive: target.checked })}
      />
    </>
  );
}
