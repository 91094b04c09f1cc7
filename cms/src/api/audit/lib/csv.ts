import { pipeline, Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { stringify } from 'csv-stringify';
import type { AuditQuery } from '../schemas/audit';
import { allLines, type AuditRow } from './lines';
import { getKind, getVerb } from '../../../shared/log-words/action-words';
import { getLocalTime } from '../../../utils/local-time';
import { getDetails, getSubject, getThing } from '../../../shared/log-words/line-words';
import { type AuditLineAnswer, presentLine } from '../presenters/line';

const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
// Where the comma is the decimal separator, Excel splits on semicolons and ignores the quoting of later text.
const BEFORE_FORMULA = /(^|;)(?=[\s"']*[=+\-@＝＋－＠])/gu;

/** A text that no spreadsheet runs as a formula or splits into two lines, whatever its delimiter. */
export const defused = (text: string): string => text.replace(CONTROLS, ' ').replace(BEFORE_FORMULA, "$1'");

/** What a file has of each line, and between its cells. */
interface Sheet {
  columns: string[];
  delimiter: string;
  getCells: (line: AuditLineAnswer) => string[];
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

/** In words, with what a Dutch spreadsheet splits on. */
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

async function* records(rows: AsyncIterable<AuditRow>, { getCells }: Sheet): AsyncGenerator<string[]> {
  for await (const row of rows) yield getCells(presentLine(row)).map(defused);
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
  return pipeline(Readable.from(records(rows, sheet)), csv, (error) => {
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
  ctx.body = renderCsv(allLines(strapi, query), failed, query.names === 'true');
}
