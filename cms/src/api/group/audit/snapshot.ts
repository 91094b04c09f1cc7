import type { Core } from '@strapi/strapi';
import type { AuditSnapshot } from '../../../audit';
import { getPermissions } from '../../../published/loaders';
import type { GroupRow } from '../presenters/group';

export const getGroupSnapshot = (group: GroupRow): AuditSnapshot => ({
  name: group.name,
  permissions: getPermissions(group),
});

interface GroupWithMembers extends GroupRow {
  users: { documentId: string }[];
}

/**
 * The same with its members, keyed by id, so that only added and removed members show up as changes. Null
 * when the group does not exist.
 */
export async function loadGroupWithMembers(
  strapi: Core.Strapi,
  documentId: string,
): Promise<AuditSnapshot | null> {
  const group: GroupWithMembers | null = await strapi.db
    .query('api::group.group')
    .findOne({ where: { documentId }, populate: { users: { select: ['documentId'] } } });
  if (!group) return null;
  const members = group.users.map((user) => [`members.${user.documentId}`, true]);
  return { ...getGroupSnapshot(group), ...Object.fromEntries(members) };
}
