import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { AuditRow } from '../reads/lines';
import { presentLine } from './line';

const COLUMNS = ['id', 'at', 'actor.id', 'actor.name', 'action', 'subject', 'ip', 'details'];

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
  ];
};

async function* records(rows: AsyncIterable<AuditRow>): AsyncGenerator<string[]> {
  for await (const row of rows) yield cells(row);
}

/**
 * Lines as CSV (RFC 4180), read as they are sent. The byte order mark tells Excel that it is UTF-8; a text that a
 * spreadsheet would run as a formula gets a quote before it. `failed` is called when reading breaks off; not when whoever
 * asked goes away.
 */
export function csvOf(rows: AsyncIterable<AuditRow>, failed: (error: Error) => void): Readable {
  const csv = stringify({
    columns: COLUMNS,
    header: true,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  return pipeline(Readable.from(records(rows)), csv, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') failed(error);
  });
}
