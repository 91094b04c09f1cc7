import { pipeline, Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { stringify } from 'csv-stringify';
import type { AuditQuery } from '../schemas/audit';
import { allLines, type AuditRow } from './lines';
import { presentLine } from '../presenters/line';

const COLUMNS = ['id', 'at', 'actor.id', 'actor.name', 'action', 'subject', 'ip', 'details'];

const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
// Where the comma is the decimal separator, Excel splits on semicolons and ignores the quoting of later text.
const BEFORE_FORMULA = /(^|;)(?=[\s"']*[=+\-@＝＋－＠])/gu;

/** A text that no spreadsheet runs as a formula or splits into two lines, whatever its delimiter. */
export const defused = (text: string): string => text.replace(CONTROLS, ' ').replace(BEFORE_FORMULA, "$1'");

const cells = (row: AuditRow): string[] => {
  const { id, at, actor, action, subject, ip, details } = presentLine(row);
  return [
    id,
    at,
    actor?.id ?? '',
    actor?.name ?? '',
    action,
    subject ?? '',
    ip ?? '',
    JSON.stringify(details),
  ].map(defused);
};

async function* records(rows: AsyncIterable<AuditRow>): AsyncGenerator<string[]> {
  for await (const row of rows) yield cells(row);
}

/**
 * Audit log entries as CSV (RFC 4180), read while they are sent. The byte order mark tells Excel that it is
 * UTF-8. `failed` is called when reading fails; not when the client disconnects.
 */
export function renderCsv(rows: AsyncIterable<AuditRow>, failed: (error: Error) => void): Readable {
  const csv = stringify({
    columns: COLUMNS,
    header: true,
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[;']/,
  });
  return pipeline(Readable.from(records(rows)), csv, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') failed(error);
  });
}

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
