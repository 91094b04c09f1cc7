import type { Facts } from '../audit';
import { permissionsOf } from '../live/loaders';
import type { GroupRow } from './group-row';

/** A group as the audit log tells of it. */
export const groupFacts = (group: GroupRow): Facts => ({
  name: group.name,
  permissions: permissionsOf(group),
});
