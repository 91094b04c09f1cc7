import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { importUsers, dryRunImport } from '../lib/import';
import { inviteAgain, inviteUser } from '../lib/invitations';
import { findUser, getUserState, presentUser } from '../presenters/user';
import { createUser, deleteUser, updateUser } from '../lib/users';
import { notFound } from '../../../http/errors';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { createVersionCheck, setVersion } from '../../../http/versions';
import { listUsers } from '../lib/list-users';
import { importQuery, userCreateInput, userUpdateInput, userListQuery } from '../schemas/user';
import { receiveSheet } from '../lib/receive-sheet';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /users. */
  async list(ctx: Context) {
    ctx.body = await listUsers(strapi, parseQuery(ctx, userListQuery));
  },

  /** GET /users/:id. */
  async find(ctx: Context) {
    const user = await findUser(strapi, ctx.params.id);
    if (!user) throw notFound('Deze gebruiker bestaat niet (meer).');
    setVersion(ctx, getUserState(user));
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

  /** POST /users/import. */
  async import(ctx: Context) {
    const { dry_run: isTrial, cells, columns } = parseQuery(ctx, importQuery);
    const sheet = await receiveSheet(ctx);
    const take = isTrial === 'false' ? importUsers : dryRunImport;
    ctx.body = { data: await take(strapi, sheet, { withCells: cells === 'true', columns }) };
  },

  /** PUT /users/:id. */
  async update(ctx: Context) {
    const { roles, ...input } = parseBody(ctx, userUpdateInput);
    const user = await updateUser(
      strapi,
      ctx.params.id,
      { ...input, role: roles?.[0] },
      createVersionCheck(ctx),
    );
    ctx.body = { data: presentUser(user) };
  },

  /** POST /users/:id/invitation. */
  async invite(ctx: Context) {
    await inviteAgain(strapi, ctx.params.id);
  },

  /** DELETE /users/:id. */
  async delete(ctx: Context) {
    await deleteUser(strapi, ctx.params.id);
  },
});
