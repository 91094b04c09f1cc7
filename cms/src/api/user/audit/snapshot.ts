import { shorten, type AuditSnapshot } from '../../../audit';
import { roleName } from '../../../permissions/viewer';
import type { UserRow } from '../presenters/user';

/** The snapshot of an account for the audit log, with the current names of its groups. */
export const getUserSnapshot = (user: UserRow): AuditSnapshot => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
  description: shorten(user.description ?? ''),
  role: roleName(user.role?.type),
  groups: user.groups.map(({ documentId, name }) => ({ id: documentId, name })),
  isActive: user.blocked !== true,
});
