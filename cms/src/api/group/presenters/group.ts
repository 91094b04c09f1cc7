import type { z } from 'zod';
import type { groupEntity } from '../../../http/schemas/groups';
import { getPermissions } from '../../../published/loaders';

/** A group's row as the presenter needs it. */
export interface GroupRow {
  id: number;
  documentId: string;
  name: string;
  canView: boolean;
  canUse: boolean;
  canEdit: boolean;
}

/** Group on the wire (contract section 2). */
export const presentGroup = (group: GroupRow): z.output<typeof groupEntity> => ({
  id: group.documentId,
  name: group.name,
  permissions: getPermissions(group),
});
