import type { Core } from '@strapi/strapi';
import { isId } from '../../../http/fields';
import type { UserResponse } from '../../../http/schemas/users';
import { displayName } from '../../../published/page-entry';
import { presentGroup, type GroupRow } from '../../group/presenters/group';
import { roleName } from '../../../permissions/viewer';
import { compareNames } from '../../../utils/dutch-order';

/** The columns of a user that presenters and write rules need; excludes the password. */
export interface UserRow {
  id: number;
  documentId: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  description: string | null;
  blocked: boolean | null;
  lastLoginAt: string | Date | null;
  invitedAt: string | Date | null;
  role: { type: string } | null;
  groups: GroupRow[];
}

/** Select and populate for a `UserRow`. */
export const userQuery = {
  select: [
    'id',
    'documentId',
    'firstName',
    'lastName',
    'email',
    'description',
    'blocked',
    'lastLoginAt',
    'invitedAt',
  ],
  populate: { role: { select: ['type'] }, groups: true },
};

export async function findUser(strapi: Core.Strapi, id: unknown): Promise<UserRow | null> {
  if (!isId(id)) return null;
  return strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ ...userQuery, where: { documentId: id } });
}

const presentMoment = (moment: string | Date | null) =>
  moment === null ? null : new Date(moment).toISOString();

/** What a write of an account can change, its password aside. */
export const getUserState = (user: UserRow): object => ({
  ...presentUser({ ...user, lastLoginAt: null, invitedAt: null }),
  groups: user.groups.map(({ documentId }) => documentId),
});

export const presentUser = (user: UserRow): UserResponse => ({
  id: user.documentId,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  name: displayName(user),
  email: user.email,
  description: user.description ?? '',
  roles: [{ name: roleName(user.role?.type) }],
  groups: user.groups.toSorted((a, b) => compareNames(a.name, b.name)).map(presentGroup),
  isActive: user.blocked !== true,
  lastLoginAt: presentMoment(user.lastLoginAt),
  invitedAt: presentMoment(user.invitedAt),
});
