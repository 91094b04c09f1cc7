import type { Core } from '@strapi/strapi';
import type { Facts } from '../../../audit';
import { permissionsOf } from '../../../published/loaders';
import type { GroupRow } from '../presenters/group';

/** A group as the audit log tells of it. */
export const groupFacts = (group: GroupRow): Facts => ({
  name: group.name,
  permissions: permissionsOf(group),
});

interface GroupWithMembers extends GroupRow {
  users: { documentId: string }[];
}

/** The same with its members, each under their id: of two states only who came or went differs. Null when it is gone. */
export async function groupWithMembers(strapi: Core.Strapi, documentId: string): Promise<Facts | null> {
  const group: GroupWithMembers | null = await strapi.db
    .query('api::group.group')
    .findOne({ where: { documentId }, populate: { users: { select: ['documentId'] } } });
  if (!group) return null;
  const members = group.users.map((user) => [`members.${user.documentId}`, true]);
  return { ...groupFacts(group), ...Object.fromEntries(members) };
}
