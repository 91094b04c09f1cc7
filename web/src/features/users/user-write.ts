import type { User } from '../../api/types';
import type { UserWrite } from './api';
import { getRole } from './roles';

export const getWrite = (user: User | undefined): UserWrite => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  description: user?.description ?? '',
  roles: [user ? getRole(user) : 'user'],
  groups: user?.groups.map(({ id }) => id) ?? [],
  isActive: user?.isActive ?? true,
});

const asSet = (write: UserWrite): string => JSON.stringify({ ...write, groups: [...write.groups].sort() });

/** Whether there are changes to save; the order of groups does not matter. */
export const isChanged = (before: UserWrite, after: UserWrite): boolean => asSet(before) !== asSet(after);
