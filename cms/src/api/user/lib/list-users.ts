import type { Core } from '@strapi/strapi';
import { presentUser, userQuery, type UserRow } from '../presenters/user';
import type { RowFilter } from '../../../database/list-rows';
import { listTable, type ListResponse } from '../../../http/lists';
import { nameOrder, surnameOrder } from '../../../utils/dutch-order';
import type { UserResponse } from '../../../http/schemas/users';
import type { UserListQuery } from '../schemas/user';

const ROLE = `(select r.type from up_users_role_lnk l join up_roles r on r.id = l.role_id where l.user_id = up_users.id)`;

const FIRST_NAME = nameOrder('first_name');
const LAST_NAME = surnameOrder('last_name');

/** By surname, and those that have the same by first name. An index has them in this order. */
export const NAME_ORDER: readonly string[] = [LAST_NAME, FIRST_NAME];

const SORTS = {
  name: NAME_ORDER,
  firstName: FIRST_NAME,
  lastName: NAME_ORDER,
  email: 'email',
  description: nameOrder('description'),
  isActive: 'blocked is not true',
  lastLoginAt: 'last_login_at',
  created: 'created_at',
  roles: ROLE,
};

const ADMINS = `
  select l.user_id from up_users_role_lnk l join up_roles r on r.id = l.role_id where r.type = 'admin'`;

// A user with one of Strapi's own roles counts as user.
const ROLES = { admin: `id in (${ADMINS})`, user: `id not in (${ADMINS} and l.user_id is not null)` };

const IN_GROUP = `id in (
  select l.user_id from up_users_groups_lnk l join groups g on g.id = l.group_id where g.document_id = ?)`;

const getFilters = ({ role, group, active }: UserListQuery): RowFilter[] => [
  ...(role ? [{ sql: ROLES[role] }] : []),
  ...(group === undefined ? [] : [{ sql: IN_GROUP, bindings: [group] }]),
  ...(active ? [{ sql: active === 'true' ? 'blocked is not true' : 'blocked is true' }] : []),
];

/** One page of the list of users, by name. */
export function listUsers(strapi: Core.Strapi, query: UserListQuery): Promise<ListResponse<UserResponse>> {
  return listTable(strapi, query, {
    uid: 'plugin::users-permissions.user',
    searchable: `concat_ws(' ', first_name, last_name, email)`,
    sorts: SORTS,
    usual: 'name:asc',
    filters: getFilters(query),
    query: userQuery,
    present: (rows: UserRow[]) => rows.map(presentUser),
  });
}
