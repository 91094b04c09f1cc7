import type { z } from 'zod';
import type { groupEntity } from '../../../http/schemas/groups';
import { getPermissions, type GroupRow as ReadGroup } from '../../../published/loaders';

/** A group as stored. */
export interface GroupRow extends ReadGroup {
  id: number;
}

export const presentGroup = (group: GroupRow): z.output<typeof groupEntity> => ({
  id: group.documentId,
  name: group.name,
  permissions: getPermissions(group),
});
