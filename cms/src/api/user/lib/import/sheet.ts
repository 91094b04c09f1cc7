import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { invalidField } from '../../../../http/errors';
import type { ImportColumn, SheetColumn } from '../../../../http/schemas/import-row';
import { decodeText } from '../../../../utils/decode-text';
import { type importEntity, SEPARATORS } from '../../schemas/user';
import { countKnown, getColumns } from './columns';

const refused = (sentence: string) => invalidField('file', sentence);

/** The row of one user: the texts of the columns that are known. */
export interface SheetRow {
  /** The line of the file on which it starts. */
  line: number;
  cells: Partial<Record<ImportColumn, string>>;
  /** The texts of columns that are left out, and of cells beyond the columns. */
  rest: string[];
  /** Whether it has cells beyond the columns. */
  isTooLong: boolean;
}

const MAX_ROWS = 5000;

function getText(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw refused('Dit is geen CSV-bestand. Bewaar de lijst in Excel als CSV.');
  // Uniform line ends keep the line numbers correct.
  return text.replace(/\r\n?/g, '\n');
}

type Separator = NonNullable<z.output<typeof importEntity>['separator']>;

/** A first line that tells Excel which separator the file uses. */
const SEP_LINE = /^\s*"?sep=([;,\t|])"?[;,\t| ]*(?=\n)/i;

const isSeparator = (text: string | undefined): text is Separator => SEPARATORS.some((each) => each === text);

const getFirstLine = (text: string): string => text.trimStart().split('\n')[0] ?? '';

/**
 * What gives the header most names of columns, as a name may hold another separator; else the most frequent one outside
 * quotes, but a tab when it has one, as cells of a spreadsheet have.
 */
function guessSeparator(text: string): Separator {
  const header = getFirstLine(text);
  const unquoted = getFirstLine(text.replace(/"[^"]*"/g, ''));
  const rated = SEPARATORS.map((separator) => {
    const count = unquoted.split(separator).length;
    const cells = separator === '\t' && count > 1 ? Infinity : count;
    return { separator, known: countKnown(header.split(separator)), cells };
  });
  const [best] = rated.sort((a, b) => b.known - a.known || b.cells - a.cells);
  return best?.separator ?? ',';
}

interface ParsedRecord {
  record: string[];
  /** Up to and including this record, empty ones included. */
  info: { lines: number; empty_lines: number };
}

function toRecords(text: string, separator: Separator): ParsedRecord[] {
  try {
    const records: ParsedRecord[] = [];
    parse(text, {
      delimiter: separator,
      // Spreadsheets copy cells without quotes, so a quote is an ordinary character there.
      relax_quotes: separator === '\t',
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines, empty_lines }) => {
        records.push({ record, info: { lines, empty_lines } });
        return null;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused(`De aanhalingstekens op regel ${String(error.lines)} kloppen niet. Verbeter ze daar.`);
  }
}

function readRow(line: number, record: readonly string[], columns: readonly SheetColumn[]): SheetRow {
  const cells: SheetRow['cells'] = {};
  const rest: string[] = [];
  columns.forEach(({ field }, at) => {
    const cell = record[at] ?? '';
    if (field) cells[field] = cell;
    else rest.push(cell);
  });
  const beyond = record.slice(columns.length).filter(Boolean);
  const unnamed = record.filter((cell, at) => cell !== '' && columns[at]?.name === '' && !columns[at].field);
  return { line, cells, rest: [...rest, ...beyond], isTooLong: beyond.length + unnamed.length > 0 };
}

/** A user import: its rows, their separator and the columns. */
export interface Sheet {
  rows: SheetRow[];
  separator: Separator;
  columns: SheetColumn[];
}

/**
 * Parses a user import: CSV with a header, as UTF-8, UTF-16 or Excel on Windows writes it. `said` assigns the columns,
 * if given. Throws 400 at `file`.
 */
export function readSheet(bytes: Uint8Array, said?: readonly SheetColumn['field'][]): Sheet {
  const given = getText(bytes);
  const separating = SEP_LINE.exec(given)?.[1];
  const text = given.replace(SEP_LINE, '');
  const separator = isSeparator(separating) ? separating : guessSeparator(text);
  const [header, ...records] = toRecords(text, separator);
  if (!header) throw refused('Dit bestand is leeg.');
  const columns = getColumns(header.record, said);
  let { info: before } = header;
  const rows: SheetRow[] = [];
  for (const { record, info } of records) {
    const line = before.lines + (info.empty_lines - before.empty_lines) + 1;
    before = info;
    // Excel keeps rows of which only the delimiters remain.
    if (record.some(Boolean)) rows.push(readRow(line, record, columns));
  }
  if (rows.length === 0) throw refused('Onder de kop van dit bestand staat niemand.');
  if (rows.length > MAX_ROWS) throw refused('Er staan meer dan 5.000 mensen in dit bestand. Deel het op.');
  return { rows, separator, columns };
}
