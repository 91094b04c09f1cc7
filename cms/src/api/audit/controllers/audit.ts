import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listAnswer } from '../../../http/lists';
import { parseQuery } from '../../../http/parse-input';
import { renderCsv } from '../presenters/csv';
import { presentLine } from '../presenters/line';
import { allLines, findLines } from '../lib/lines';
import { auditQuery, type AuditQuery } from '../schemas/audit-query';

const today = (): string => new Date().toISOString().slice(0, 10);

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const answerCsv = (ctx: Context, query: AuditQuery): void => {
    ctx.vary('Authorization');
    ctx.set('Cache-Control', 'private, no-cache');
    ctx.attachment(`logboek-${today()}.csv`);
    ctx.type = 'text/csv; charset=utf-8; header=present';
    ctx.body = renderCsv(allLines(strapi, query), (error) => {
      strapi.log.error(`The audit log as CSV broke off: ${error.message}`);
      // Aborting the response shows the client that it is incomplete.
      ctx.res.destroy();
    });
  };

  return {
    /** GET /admin/audit, as JSON or CSV. */
    async list(ctx: Context) {
      const query = parseQuery(ctx, auditQuery);
      ctx.vary('Accept');
      if (ctx.accepts('application/json', 'text/csv') === 'text/csv') return answerCsv(ctx, query);
      const { rows, total } = await findLines(strapi, query);
      ctx.body = listAnswer(rows.map(presentLine), query, total);
    },
  };
};
