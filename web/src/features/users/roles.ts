import type { User } from '../../api/types';

type RoleName = User['roles'][number]['name'];

export const ROLES: readonly { value: RoleName; label: string }[] = [
  { value: 'user', label: 'Gebruiker' },
  { value: 'admin', label: 'Beheerder' },
];

/** Only the first role counts. */
export const getRole = ({ roles }: Pick<User, 'roles'>): RoleName => roles[0]?.name ?? 'user';

export const roleLabel = (user: Pick<User, 'roles'>): string =>
  ROLES.find(({ value }) => value === getRole(user))?.label ?? '';
