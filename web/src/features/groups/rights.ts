import type { Group } from '../../api/types';
import { PERMISSIONS, getPermissions } from './permissions';

type Permission = Group['permissions'][number];

/** Permissions of groups as somebody wants them, by id; what is not there stays as it is. */
export type Rights = Readonly<Record<string, readonly Permission[]>>;

/** A group that gets other permissions, with what comes and what goes. */
export interface RightsChange {
  group: Group;
  permissions: Permission[];
  comes: string[];
  goes: string[];
}

/** What a group may do, changes included. */
export const permissionsIn = (rights: Rights, { id, permissions }: Group): readonly Permission[] =>
  rights[id] ?? permissions;

/** Gives a group a permission, or takes it. */
export function withRight(rights: Rights, group: Group, permission: Permission, on: boolean): Rights {
  const now = permissionsIn(rights, group);
  const next = on ? [...now, permission] : now.filter((each) => each !== permission);
  return { ...rights, [group.id]: getPermissions(next) };
}

const getLabels = (permissions: readonly Permission[]): string[] =>
  PERMISSIONS.filter(({ value }) => permissions.includes(value)).map(({ label }) => label);

/** What is really different from how the groups are now. */
export const getChanges = (rights: Rights, groups: readonly Group[]): RightsChange[] =>
  groups.flatMap((group) => {
    const wanted = getPermissions(permissionsIn(rights, group));
    const comes = getLabels(wanted.filter((each) => !group.permissions.includes(each)));
    const goes = getLabels(group.permissions.filter((each) => !wanted.includes(each)));
    return comes.length + goes.length === 0 ? [] : [{ group, permissions: wanted, comes, goes }];
  });
