import type { z } from 'zod';
import type { groupEntity } from '../../../http/schemas/groups';
import { getPermissions } from '../../../published/loaders';

/** The columns of a group that the presenter needs. */
export interface GroupRow {
  id: number;
  documentId: string;
  name: string;
  canView: boolean;
  canUse: boolean;
  canEdit: boolean;
}

export const presentGroup = (group: GroupRow): z.output<typeof groupEntity> => ({
  id: group.documentId,
  name: group.name,
  permissions: getPermissions(group),
});
