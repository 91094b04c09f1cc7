import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { renderCsv } from '../presenters/csv';
import type { AuditQuery } from '../schemas/audit-query';
import { allLines } from './lines';

const today = (): string => new Date().toISOString().slice(0, 10);

/** Answers with all entries that match a query, as a CSV file. */
export function sendCsv(strapi: Core.Strapi, ctx: Context, query: AuditQuery): void {
  ctx.attachment(`logboek-${today()}.csv`);
  ctx.type = 'text/csv; charset=utf-8; header=present';
  ctx.body = renderCsv(allLines(strapi, query), (error) => {
    strapi.log.error(`The audit log as CSV broke off: ${error.message}`);
    // Aborting the response shows the client that it is incomplete.
    ctx.res.destroy();
  });
}
