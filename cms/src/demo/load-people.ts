import type { Core } from '@strapi/strapi';
import { createUser, updateUser } from '../api/user/lib/users';
import { createGroup } from '../api/group/lib/groups';
import type { DemoGroup, DemoUser } from './types';

/** The ids of what was made, by key. */
export type Ids = ReadonlyMap<string, string>;

/** The id for a key; an unknown key is a mistake in the demo's content. */
export function getId(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo content has no "${key}"`);
  return id;
}

async function loadGroup(strapi: Core.Strapi, { name, permissions }: DemoGroup): Promise<string> {
  const found = await strapi.db
    .query('api::group.group')
    .findOne({ where: { name }, select: ['documentId'] });
  const { documentId } = found ?? (await createGroup(strapi, { name, permissions }));
  return documentId;
}

/** Makes the groups that are not there yet. */
export async function loadGroups(strapi: Core.Strapi, groups: readonly DemoGroup[]): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const group of groups) ids.set(group.key, await loadGroup(strapi, group));
  return ids;
}

async function loadUser(
  strapi: Core.Strapi,
  user: DemoUser,
  groupIds: Ids,
  password: string,
): Promise<string> {
  const { email } = user;
  const memberships = user.groups.map((key) => getId(groupIds, key));
  const values = { ...user, groups: memberships, isActive: true, password };
  const found = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email }, select: ['documentId'] });
  const { documentId } = found
    ? await updateUser(strapi, found.documentId, values)
    : await createUser(strapi, values);
  return documentId;
}

/** Creates the users, or sets the password of existing ones; returns the id of the admin, who writes the pages. */
export async function loadUsers(
  strapi: Core.Strapi,
  users: readonly DemoUser[],
  groupIds: Ids,
  password: string,
): Promise<string | null> {
  let admin: string | null = null;
  for (const user of users) {
    const id = await loadUser(strapi, user, groupIds, password);
    if (user.role === 'admin') admin ??= id;
  }
  return admin;
}
