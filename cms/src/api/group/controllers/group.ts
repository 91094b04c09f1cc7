import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { presentGroup, type GroupRow } from '../presenters/group';
import { listTable } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { createVersionCheck, setVersion } from '../../../http/versions';
import { nameOrder } from '../../../utils/dutch-order';
import { loadGroupUsage } from '../lib/usage';
import {
  groupCreateInput,
  groupDeleteQuery,
  groupListQuery,
  groupUpdateInput,
  membersInput,
} from '../schemas/group';
import { createGroup, deleteGroup, requireGroup, updateGroup } from '../lib/groups';
import { changeMembers } from '../lib/members';

const LIST = {
  uid: 'api::group.group',
  searchable: 'name',
  sorts: { name: nameOrder('name'), id: 'id' },
  usual: 'id:desc',
  present: (rows: GroupRow[]) => rows.map(presentGroup),
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /groups. */
  async list(ctx: Context) {
    const query = parseQuery(ctx, groupListQuery);
    ctx.body = await listTable(strapi, query, LIST);
  },

  /** GET /groups/:id. */
  async find(ctx: Context) {
    const data = presentGroup(await requireGroup(strapi, ctx.params.id));
    setVersion(ctx, data);
    ctx.body = { data };
  },

  /** POST /groups. */
  async create(ctx: Context) {
    const input = parseBody(ctx, groupCreateInput);
    ctx.body = { data: presentGroup(await createGroup(strapi, input)) };
  },

  /** PUT /groups/:id. */
  async update(ctx: Context) {
    const input = parseBody(ctx, groupUpdateInput);
    ctx.body = {
      data: presentGroup(await updateGroup(strapi, ctx.params.id, input, createVersionCheck(ctx))),
    };
  },

  /** PUT /groups/:id/members. */
  async changeMembers(ctx: Context) {
    const change = parseBody(ctx, membersInput);
    ctx.body = { data: presentGroup(await changeMembers(strapi, ctx.params.id, change)) };
  },

  /** GET /groups/:id/usage. */
  async usage(ctx: Context) {
    ctx.body = { data: await loadGroupUsage(strapi, ctx.params.id) };
  },

  /** DELETE /groups/:id. */
  async delete(ctx: Context) {
    const { force } = parseQuery(ctx, groupDeleteQuery);
    await deleteGroup(strapi, ctx.params.id, force === 'true');
  },
});
