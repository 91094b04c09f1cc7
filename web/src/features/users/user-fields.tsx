import type { User } from '../../api/types';
import type { FieldErrors } from '../../lib/api/errors';
import { useSession } from '../../lib/session/use-session';
import { useAllGroups } from '../../lib/use-all-groups';
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

const PERMISSIONS = {
  view: 'bekijken',
  'download-for-use': 'downloaden voor gebruik',
  'download-for-edit': 'downloaden voor bewerking',
} as const;

export function UserFields({ user, write, password, errors, onChange, onPassword }: UserFieldsProps) {
  const { data: groups = [] } = useAllGroups();
  const { profile } = useSession();
  const isSelf = user !== undefined && user.id === profile?.id;
  const [role] = write.roles;
  // An error about one group shows at the whole list of groups.
  const [, groupError] = Object.entries(errors).find(([field]) => field.startsWith('groups')) ?? [];
  return (
    <>
      <div className={screen.pair}>
        <TextField
          label="Voornaam"
          required
          value={write.firstName}
          autoComplete="off"
          error={errors.firstName}
          onChange={({ target }) => onChange({ firstName: target.value })}
        />
        <TextField
          label="Achternaam"
          required
          value={write.lastName}
          autoComplete="off"
          error={errors.lastName}
          onChange={({ target }) => onChange({ lastName: target.value })}
        />
      </div>
      <TextField
        label="E-mailadres"
        required
        type="email"
        value={write.email}
        autoComplete="off"
        error={errors.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
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
        options={groups.map(({ id, name, permissions }) => ({
          value: id,
          label: name,
          hint: `Mag ${permissions.map((each) => PERMISSIONS[each]).join(', ') || 'niets extra'}`,
        }))}
        chosen={write.groups}
        error={groupError}
        onChange={(chosen) => onChange({ groups: chosen })}
        empty={<p>Er zijn nog geen groepen.</p>}
      />
      <TextArea
        label="Omschrijving"
        optional
        value={write.description}
        rows={3}
        error={errors.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
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
