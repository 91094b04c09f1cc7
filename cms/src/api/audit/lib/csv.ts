import { pipeline, Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { stringify } from 'csv-stringify';
import type { AuditQuery } from '../schemas/audit';
import { readAllAuditLines, type AuditRow } from './lines';
import { getKind, getVerb } from '../../../shared/log-words/action-words';
import { getLocalTime } from '../../../utils/local-time';
import { getDetails, getSubject, getThing } from '../../../shared/log-words/line-words';
import { type AuditLineResponse, presentLine } from '../presenters/line';

const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
// Excel splits on semicolons where the comma is the decimal separator, and then ignores the quotes of later cells.
const BEFORE_FORMULA = /(^|;)(?=[\s"']*[=+\-@＝＋－＠])/gu;

/** Escapes a cell, so that no spreadsheet runs it as a formula or splits it into two lines, whatever its delimiter. */
export const escapeCell = (text: string): string =>
  text.replace(CONTROLS, ' ').replace(BEFORE_FORMULA, "$1'");

/** The columns of a CSV file, and the delimiter between its cells. */
interface Sheet {
  columns: string[];
  delimiter: string;
  getCells: (line: AuditLineResponse) => string[];
}

const FOR_PROGRAMS: Sheet = {
  columns: ['id', 'at', 'actor.id', 'actor.name', 'action', 'subject', 'ip', 'details'],
  delimiter: ',',
  getCells: ({ id, at, actor, action, subject, ip, details }) => [
    id,
    at,
    actor?.id ?? '',
    actor?.name ?? '',
    action,
    subject ?? '',
    ip ?? '',
    JSON.stringify(details),
  ],
};

/** In words, with the delimiter of Dutch spreadsheets. */
const FOR_PEOPLE: Sheet = {
  columns: ['Moment', 'Wie', 'Deed', 'Wat', 'Soort', 'Vanaf', 'Bijzonderheden'],
  delimiter: ';',
  getCells: (line) => [
    getLocalTime(new Date(line.at)),
    getSubject(line),
    getVerb(line.action).replace(/:$/, ''),
    getThing(line),
    getKind(line.action),
    line.ip ?? '',
    getDetails(line)
      .map(({ name, before, after }) => `${name}: ${[before, after].filter(Boolean).join(' → ')}`)
      .join(', '),
  ],
};

async function* toCsvRecords(rows: AsyncIterable<AuditRow>, { getCells }: Sheet): AsyncGenerator<string[]> {
  for await (const row of rows) yield getCells(presentLine(row)).map(escapeCell);
}

/**
 * Audit log entries as CSV (RFC 4180), read while they are sent. The byte order mark tells Excel that it is
 * UTF-8. `failed` is called when reading fails; not when the client disconnects.
 */
export function renderCsv(
  rows: AsyncIterable<AuditRow>,
  failed: (error: Error) => void,
  inWords = false,
): Readable {
  const sheet = inWords ? FOR_PEOPLE : FOR_PROGRAMS;
  const csv = stringify({
    columns: sheet.columns,
    delimiter: sheet.delimiter,
    header: true,
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[;']/,
  });
  return pipeline(Readable.from(toCsvRecords(rows, sheet)), csv, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') failed(error);
  });
}

const today = (): string => getLocalTime(new Date()).slice(0, 10);

/** Answers with all entries that match a query, as a CSV file. */
export function sendCsv(strapi: Core.Strapi, ctx: Context, query: AuditQuery): void {
  ctx.attachment(`logboek-${today()}.csv`);
  ctx.type = 'text/csv; charset=utf-8; header=present';
  const failed = (error: Error): void => {
    strapi.log.error(`The audit log as CSV broke off: ${error.message}`);
    // Aborting the response shows the client that it is incomplete.
    ctx.res.destroy();
  };
  ctx.body = renderCsv(readAllAuditLines(strapi, query), failed, query.names === 'true');
}
