import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findAuditLines } from '../../../../api/audit/lib/lines';
import { sendCsv } from '../../../../api/audit/lib/csv';
import { presentLine } from '../../../../api/audit/presenters/line';
import { auditQuery } from '../../../../api/audit/schemas/audit';
import { ACTIONS } from '../../../../audit/actions';
import { listResponse } from '../../../../http/lists';
import { parseQuery } from '../../../../http/parse-input';

/** The audit log, with the filters of the portal's own. */
export function logController(strapi: Core.Strapi) {
  return {
    /** GET /portal/log, with the actions that can be asked for. */
    async list(ctx: Context): Promise<void> {
      const query = { ...parseQuery(ctx, auditQuery), names: 'true' as const };
      const { rows, total } = await findAuditLines(strapi, query);
      const { data, meta } = listResponse(rows.map(presentLine), query, total);
      ctx.body = { data, meta: { ...meta, actions: ACTIONS } };
    },

    /** GET /portal/log/csv: every line that the filters let through. */
    csv(ctx: Context): void {
      sendCsv(strapi, ctx, parseQuery(ctx, auditQuery));
    },
  };
}
