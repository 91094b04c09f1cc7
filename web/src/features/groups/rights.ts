import type { Group } from '../../api/types';
import { PERMISSIONS, getPermissions } from './permissions';

type Permission = Group['permissions'][number];

/** Edited permissions by group id; missing groups are unchanged. */
export type Rights = Readonly<Record<string, readonly Permission[]>>;

/** A group with changed permissions: what is added and what is removed. */
export interface RightsChange {
  group: Group;
  permissions: Permission[];
  comes: string[];
  goes: string[];
}

/** The permissions of a group, pending changes included. */
export const permissionsIn = (rights: Rights, { id, permissions }: Group): readonly Permission[] =>
  rights[id] ?? permissions;

export function withRight(rights: Rights, group: Group, permission: Permission, on: boolean): Rights {
  const now = permissionsIn(rights, group);
  const next = on ? [...now, permission] : now.filter((each) => each !== permission);
  return { ...rights, [group.id]: getPermissions(next) };
}

const getLabels = (permissions: readonly Permission[]): string[] =>
  PERMISSIONS.filter(({ value }) => permissions.includes(value)).map(({ label }) => label);

/** The actual differences from the saved groups. */
export const getChanges = (rights: Rights, groups: readonly Group[]): RightsChange[] =>
  groups.flatMap((group) => {
    const wanted = getPermissions(permissionsIn(rights, group));
    const comes = getLabels(wanted.filter((each) => !group.permissions.includes(each)));
    const goes = getLabels(group.permissions.filter((each) => !wanted.includes(each)));
    return comes.length + goes.length === 0 ? [] : [{ group, permissions: wanted, comes, goes }];
  });
