import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listResponse } from '../../../http/lists';
import { parseQuery } from '../../../http/parse-input';
import { presentLine } from '../presenters/line';
import { findAuditLines } from '../lib/lines';
import { sendCsv } from '../lib/csv';
import { auditQuery } from '../schemas/audit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /admin/audit, as JSON or CSV. */
  async list(ctx: Context) {
    const query = parseQuery(ctx, auditQuery);
    ctx.vary('Accept');
    if (ctx.accepts('application/json', 'text/csv') === 'text/csv') {
      ctx.vary('Authorization');
      ctx.set('Cache-Control', 'private, no-cache');
      return sendCsv(strapi, ctx, query);
    }
    const { rows, total } = await findAuditLines(strapi, query);
    ctx.body = listResponse(rows.map(presentLine), query, total);
  },
});
