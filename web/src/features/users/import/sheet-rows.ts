import { COLUMNS, getEditableColumns, type ImportColumn } from './columns';
import type { PeopleImport, Sheet, SheetColumn } from './import-people';

export type SheetRow = PeopleImport['rows'][number];

export const OUTCOMES: Record<SheetRow['outcome'], string> = {
  create: 'Nieuw',
  update: 'Wordt gewijzigd',
  unchanged: 'Ongewijzigd',
  error: 'Fout',
};

/** What a row says, by column. */
export type Cells = NonNullable<SheetRow['cells']>;

const SEPARATORS: Record<NonNullable<PeopleImport['separator']>, string> = {
  ';': 'puntkomma’s',
  ',': 'komma’s',
  '\t': 'tabs',
  '|': 'rechte strepen',
};

export const getSeparatorWords = ({ separator }: PeopleImport): string =>
  separator ? `De cellen zijn gescheiden door ${SEPARATORS[separator]}.` : '';

/** 'voornaam: Oud → Nieuw', or the groups that are added. */
export const getChanges = ({ changes = [] }: SheetRow): string[] =>
  changes.map(({ field, from, to }) =>
    field === 'groups' ? `erbij in ${to}` : `${COLUMNS[field]}: ${from || '(leeg)'} → ${to}`,
  );

/** The cells that someone changed in rows of a list, by line; null for a row that is left out. */
export type EditedRows = ReadonlyMap<number, Cells | null>;

const quoted = (cell: string): string =>
  /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const inLine = (texts: readonly string[]): string => texts.map(quoted).join(';');

/** What a row says in each column, and then beyond them. */
function getTexts(columns: readonly SheetColumn[], rest: readonly string[], cells: Cells): string[] {
  const left = [...rest];
  return [...columns.map(({ field }) => (field ? cells[field] : left.shift()) ?? ''), ...left];
}

/** Fields that somebody filled in, for which the list has no column. */
function getExtraCells(columns: readonly SheetColumn[], mended: EditedRows): ImportColumn[] {
  const cells = [...mended.values()];
  return getEditableColumns(columns).filter(
    (field) => !columns.some((column) => column.field === field) && cells.some((each) => each?.[field]),
  );
}

/**
 * The list with what was mended: each row keeps its line, and all that is in it. Cells beyond the columns stay too, to be
 * refused again, until their row is mended.
 */
export function getEditedSheet({ columns, rows }: PeopleImport, mended: EditedRows): Required<Sheet> {
  const added = getExtraCells(columns, mended);
  const names = [...columns.map(({ name }) => name), ...added.map((field) => COLUMNS[field])];
  let csv = inLine(names);
  let line = csv.split('\n').length;
  for (const row of [...rows].sort((a, b) => a.line - b.line)) {
    const cells = mended.has(row.line) ? mended.get(row.line) : row.cells;
    if (!cells) continue;
    const texts = getTexts(columns, row.rest ?? [], cells);
    const inColumns = texts.slice(0, columns.length);
    const isUnnamed = (at: number): boolean => columns[at]?.name === '' && columns[at].field === null;
    const text = inLine([
      ...(mended.has(row.line) ? inColumns.map((cell, at) => (isUnnamed(at) ? '' : cell)) : inColumns),
      ...added.map((field) => cells[field] ?? ''),
      ...(mended.has(row.line) ? [] : texts.slice(columns.length)),
    ]);
    const first = Math.max(line + 1, row.line);
    csv += '\n'.repeat(first - line) + text;
    line = first + text.split('\n').length - 1;
  }
  return { bytes: new Blob([csv]), fields: [...columns.map(({ field }) => field), ...added] };
}

/** Whether a row makes somebody an admin who is none. */
export const becomesAdmin = ({ outcome, role, changes = [] }: SheetRow): boolean =>
  role === 'admin' && (outcome === 'create' || changes.some(({ field }) => field === 'role'));

/** What somebody should look at first: errors, then who becomes an admin; else the order of the list. */
export function sortRows(rows: readonly SheetRow[]): SheetRow[] {
  const isWrong = ({ outcome }: SheetRow): boolean => outcome === 'error';
  const isRaised = (row: SheetRow): boolean => !isWrong(row) && becomesAdmin(row);
  return [
    ...rows.filter(isWrong),
    ...rows.filter(isRaised),
    ...rows.filter((row) => !isWrong(row) && !isRaised(row)),
  ];
}

const people = (count: number): string => (count === 1 ? '1 gebruiker' : `${count} gebruikers`);

/** '2 gebruikers worden beheerder.'; empty when nobody does. */
export function getAdminWords({ rows }: Pick<PeopleImport, 'rows'>): string {
  const count = rows.filter(becomesAdmin).length;
  if (count === 0) return '';
  return `${people(count)} ${count === 1 ? 'wordt' : 'worden'} beheerder.`;
}

/** 'Regel 3 klopt niet.', '2 regels kloppen niet.' or what is going to happen. */
export function getSummary({
  created,
  updated,
  unchanged,
  failed,
  rows,
}: Omit<PeopleImport, 'columns'>): string {
  if (failed === 1) {
    const wrong = rows.find(({ outcome }) => outcome === 'error');
    return `Regel ${wrong?.line ?? ''} klopt niet.`;
  }
  if (failed > 1) return `${failed} regels kloppen niet.`;
  const parts = [
    created > 0 ? `${people(created)} erbij` : '',
    updated > 0 ? `${people(updated)} gewijzigd` : '',
    unchanged > 0 ? `${people(unchanged)} ongewijzigd` : '',
  ].filter(Boolean);
  return `Alles klopt: ${parts.join(', ')}.`;
}
