import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { inviteUser } from '../../../accounts/invitations';
import { inOrder, listRows } from '../../../http/list-rows';
import { findUser, presentUser, userQuery, type UserRow } from '../../../accounts/user-row';
import { createUser, deleteUser, updateUser } from '../../../accounts/users';
import { notFound } from '../../../http/errors';
import { listAnswer, listQuery, sortOf } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { userCreateInput, userUpdateInput } from '../schemas/user-input';

const NAME = `concat_ws(' ', first_name, last_name)`;

/** What a list can be sorted by, in SQL. */
const SORTS = {
  name: `lower(${NAME})`,
  firstName: 'lower(first_name)',
  lastName: 'lower(last_name)',
  email: 'email',
  description: 'lower(description)',
  isActive: 'blocked is not true',
  lastLoginAt: 'last_login_at',
  roles: `(select r.type from up_users_role_lnk l join up_roles r on r.id = l.role_id where l.user_id = up_users.id)`,
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /users. */
  async list(ctx: Context) {
    const query = parseQuery(ctx, listQuery);
    const { column, direction } = sortOf(query, SORTS, 'name:asc');
    const searchable = `concat_ws(' ', first_name, last_name, email)`;
    const source = { table: 'up_users', searchable, order: column, direction };
    const { ids, total } = await listRows(strapi, source, query);
    const rows: UserRow[] = await strapi.db
      .query('plugin::users-permissions.user')
      .findMany({ ...userQuery, where: { id: { $in: ids } } });
    ctx.body = listAnswer(inOrder(rows, ids).map(presentUser), query, total);
  },

  /** GET /users/:id. */
  async find(ctx: Context) {
    const user = await findUser(strapi, ctx.params.id);
    if (!user) throw notFound('Deze gebruiker bestaat niet (meer).');
    ctx.body = { data: presentUser(user) };
  },

  /** POST /users. */
  async create(ctx: Context) {
    const { roles, password, ...input } = parseBody(ctx, userCreateInput);
    const values = { ...input, role: roles[0] ?? 'user' };
    const user = await (password === undefined
      ? inviteUser(strapi, values)
      : createUser(strapi, { ...values, password }));
    ctx.body = { data: presentUser(user) };
  },

  /** PUT /users/:id. */
  async update(ctx: Context) {
    const { roles, ...input } = parseBody(ctx, userUpdateInput);
    const user = await updateUser(strapi, ctx.params.id, { ...input, role: roles?.[0] });
    ctx.body = { data: presentUser(user) };
  },

  /** DELETE /users/:id. */
  async delete(ctx: Context) {
    await deleteUser(strapi, ctx.params.id);
    ctx.status = 204;
  },
});
