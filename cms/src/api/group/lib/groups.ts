import type { Core } from '@strapi/strapi';
import { presentGroup, type GroupRow } from '../presenters/group';
import { getGroupSnapshot, loadGroupWithMembers } from '../audit/snapshot';
import { changeAccounts } from '../../../database/locks';
import { audit, auditChange } from '../../../audit';
import { conflict, conflictAt, invalid, notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';
import type { CheckVersion } from '../../../http/versions';
import { getPublished } from '../../../published';
import { getTwinKey } from '../../../shared/invisible';
import type { GroupChanges } from '../schemas/group';

const groups = (strapi: Core.Strapi) => strapi.db.query('api::group.group');

const noSuchGroup = () => notFound('Deze groep bestaat niet (meer).');

/** The group with an id; throws 404. */
export async function requireGroup(strapi: Core.Strapi, id: unknown): Promise<GroupRow> {
  const group = isId(id) ? await groups(strapi).findOne({ where: { documentId: id } }) : null;
  if (!group) throw noSuchGroup();
  return group;
}

/** The row ids of groups, by their ids. Throws 400 at `groups.{n}` for each that does not exist. */
export async function loadGroupRows(strapi: Core.Strapi, ids: readonly string[]): Promise<number[]> {
  const rows: { id: number; documentId: string }[] = await strapi.db
    .query('api::group.group')
    .findMany({ where: { documentId: { $in: [...ids] } }, select: ['id', 'documentId'] });
  const known = new Map(rows.map((row) => [row.documentId, row.id]));
  const unknown = ids.flatMap((id, n) => (known.has(id) ? [] : [`groups.${n}`]));
  if (unknown.length > 0) {
    throw invalid(Object.fromEntries(unknown.map((name) => [name, ['Deze groep bestaat niet.']])));
  }
  return [...known.values()];
}

const getColumns = ({ name, permissions }: GroupChanges) => ({
  name,
  ...(permissions && {
    canView: permissions.includes('view'),
    canUse: permissions.includes('download-for-use'),
    canEdit: permissions.includes('download-for-edit'),
  }),
});

/** Throws 409 when another group has a similar-looking name; `own` is the group that may have it. */
export async function refuseTakenName(strapi: Core.Strapi, name: string, own: string | null): Promise<void> {
  const rows: GroupRow[] = await groups(strapi).findMany({ select: ['documentId', 'name'] });
  const isTaken = rows.some(
    (group) => group.documentId !== own && getTwinKey(group.name) === getTwinKey(name),
  );
  if (isTaken) throw conflictAt('name', 'Er is al een groep met deze naam.');
}

export const createGroup = (strapi: Core.Strapi, input: Required<GroupChanges>): Promise<GroupRow> =>
  changeAccounts(strapi, async () => {
    await refuseTakenName(strapi, input.name, null);
    const { documentId } = await groups(strapi).create({ data: getColumns(input) });
    const group = await requireGroup(strapi, documentId);
    await auditChange(strapi, 'group.create', documentId, null, getGroupSnapshot(group));
    return group;
  });

export const updateGroup = (
  strapi: Core.Strapi,
  id: unknown,
  input: GroupChanges,
  checkSeen: CheckVersion,
): Promise<GroupRow> =>
  changeAccounts(strapi, async () => {
    const before = await requireGroup(strapi, id);
    checkSeen(presentGroup(before));
    const { documentId } = before;
    if (input.name !== undefined && input.name !== before.name)
      await refuseTakenName(strapi, input.name, documentId);
    await groups(strapi).update({ where: { documentId }, data: getColumns(input) });
    const group = await requireGroup(strapi, documentId);
    await auditChange(strapi, 'group.update', documentId, getGroupSnapshot(before), getGroupSnapshot(group));
    return group;
  });

/** Deletes a group; requires `force` while pages or blocks use it. References to it then count as empty. */
export async function deleteGroup(strapi: Core.Strapi, id: unknown, force: boolean): Promise<void> {
  const { documentId } = await requireGroup(strapi, id);
  const usedOn = force ? [] : await getPublished(strapi).groupUsedOn(documentId);
  if (usedOn.length > 0) throw conflict('Deze groep is nog in gebruik.', { used_on: usedOn });
  await changeAccounts(strapi, async () => {
    const before = await loadGroupWithMembers(strapi, documentId);
    // A concurrent request may have deleted it.
    if (!before) throw noSuchGroup();
    await groups(strapi).delete({ where: { documentId } });
    await audit(strapi, { action: 'group.delete', subject: documentId, details: { before, force } });
  });
}
