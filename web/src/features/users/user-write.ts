import type { User } from '../../api/types';
import type { UserWrite } from './api';
import { getRole } from './roles';

/** The form of a user, or of a new one. The order of groups means nothing: it is that of their ids. */
export const getWrite = (user: User | undefined): UserWrite => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  description: user?.description ?? '',
  roles: [user ? getRole(user) : 'user'],
  groups: user?.groups.map(({ id }) => id).sort() ?? [],
  isActive: user?.isActive ?? true,
});
