import type { User } from '../../api/types';

type RoleName = User['roles'][number]['name'];

/** Roles in the words of the screens. */
export const ROLES: readonly { value: RoleName; label: string }[] = [
  { value: 'user', label: 'Gebruiker' },
  { value: 'admin', label: 'Beheerder' },
];

/** The first role is the one that counts. */
export const getRole = ({ roles }: Pick<User, 'roles'>): RoleName => roles[0]?.name ?? 'user';

/** A role in a word. */
export const roleLabel = (user: Pick<User, 'roles'>): string =>
  ROLES.find(({ value }) => value === getRole(user))?.label ?? '';
