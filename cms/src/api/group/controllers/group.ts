import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { presentGroup, type GroupRow } from '../presenters/group';
import { listRows } from '../../../database/list-rows';
import { listResponse, getSort } from '../../../http/lists';
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

const SORTS = { name: nameOrder('name') };
const NEWEST_FIRST = { column: 'id', direction: 'desc' } as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /groups. */
  async list(ctx: Context) {
    const query = parseQuery(ctx, groupListQuery);
    const { column, direction } = query.sort ? getSort(query.sort, SORTS) : NEWEST_FIRST;
    const source = { uid: 'api::group.group', searchable: 'name', order: column, direction };
    const { rows, total } = await listRows<GroupRow>(strapi, source, query);
    ctx.body = listResponse(rows.map(presentGroup), query, total);
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
    ctx.status = 204;
  },
});
