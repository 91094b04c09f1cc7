import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { invalidField } from '../../../../http/errors';
import type { ImportColumn } from '../../../../http/schemas/import-row';
import { decodeText } from '../../../../utils/decode-text';
import type { importEntity } from '../../schemas/user';

/** Column names in lower case, without separators. */
const NAMES = new Map<string, ImportColumn>([
  ['voornaam', 'firstName'],
  ['firstname', 'firstName'],
  ['achternaam', 'lastName'],
  ['lastname', 'lastName'],
  ['emailadres', 'email'],
  ['email', 'email'],
  ['rol', 'role'],
  ['role', 'role'],
  ['groepen', 'groups'],
  ['groups', 'groups'],
  ['omschrijving', 'description'],
  ['description', 'description'],
]);

const KNOWN = 'voornaam, achternaam, e-mailadres, rol, groepen en omschrijving';
const LONGEST = 50;

const refused = (sentence: string) => invalidField('file', sentence);

/** The columns of a header; null for one without a name. Throws 400 at `file`. */
function getColumns(header: readonly string[]): (ImportColumn | null)[] {
  const columns = header.map((cell): ImportColumn | null => {
    const plain = cell.toLowerCase().replace(/[\s_-]/g, '');
    const name = NAMES.get(plain);
    if (!name && plain !== '') {
      throw refused(`De kolom “${cell.slice(0, LONGEST)}” is onbekend. De kolommen zijn ${KNOWN}.`);
    }
    return name ?? null;
  });
  const named = columns.filter((name) => name !== null);
  if (!named.includes('email')) throw refused('De kolom e-mailadres ontbreekt.');
  if (new Set(named).size < named.length) throw refused('Er is een kolom die twee keer voorkomt.');
  return columns;
}

/** The row of one user: the texts of the columns that are present. */
export interface SheetRow {
  /** The line of the file on which it starts. */
  line: number;
  cells: Partial<Record<ImportColumn, string>>;
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

/** The most frequent separator in the header; a tab when it has one, as cells of a spreadsheet have. */
function getSeparator(text: string): Separator {
  const [header = ''] = text.replace(/^\s*\n/, '').split('\n');
  const count = (separator: Separator) => header.split(separator).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > count(',') ? ';' : ',';
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
      // Spreadsheets hand over cells without quotes around them, so that a quote is a letter there.
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
    throw refused('De aanhalingstekens in dit bestand kloppen niet. Bewaar de lijst opnieuw als CSV.');
  }
}

/** A user import: its rows, and what separates their cells. */
export interface Sheet {
  rows: SheetRow[];
  separator: Separator;
}

/** Parses a user import: CSV with a header, as UTF-8 or as Excel on Windows writes it. Throws 400 at `file`. */
export function readSheet(bytes: Uint8Array): Sheet {
  const text = getText(bytes);
  const separator = getSeparator(text);
  const [header, ...records] = toRecords(text, separator);
  if (!header) throw refused('Dit bestand is leeg.');
  const columns = getColumns(header.record);
  let { info: before } = header;
  const rows = records.map(({ record, info }): SheetRow => {
    const line = before.lines + (info.empty_lines - before.empty_lines) + 1;
    before = info;
    const cells: SheetRow['cells'] = {};
    record.forEach((cell, n) => {
      const column = columns[n];
      if (column) cells[column] = cell;
    });
    return { line, cells, isTooLong: record.some((cell, n) => cell !== '' && !columns[n]) };
  });
  // Excel keeps rows of which only the delimiters remain.
  const filled = rows.filter(({ cells, isTooLong }) => isTooLong || Object.values(cells).some(Boolean));
  if (filled.length === 0) throw refused('Onder de kop van dit bestand staat niemand.');
  if (filled.length > MAX_ROWS) throw refused('Er staan meer dan 5.000 mensen in dit bestand. Deel het op.');
  return { rows: filled, separator };
}
