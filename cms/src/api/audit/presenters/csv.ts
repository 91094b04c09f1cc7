import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { AuditRow } from '../lib/lines';
import { presentLine } from './line';

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
