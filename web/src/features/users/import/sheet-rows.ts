import type { ImportColumn, PeopleImport } from './import-people';

export type SheetRow = PeopleImport['rows'][number];

export const OUTCOMES: Record<SheetRow['outcome'], string> = {
  create: 'Nieuw',
  update: 'Wordt gewijzigd',
  unchanged: 'Ongewijzigd',
  error: 'Fout',
};

/** What a row says, by column. */
export type Cells = NonNullable<SheetRow['cells']>;

/** What each column is called in a list. */
export const COLUMNS: Record<ImportColumn, string> = {
  firstName: 'voornaam',
  lastName: 'achternaam',
  email: 'e-mailadres',
  role: 'rol',
  groups: 'groepen',
  description: 'omschrijving',
};

export const COLUMN_NAMES = ['firstName', 'lastName', 'email', 'role', 'groups', 'description'] as const;

const SEPARATORS: Record<NonNullable<PeopleImport['separator']>, string> = {
  ';': 'puntkomma’s',
  ',': 'komma’s',
  '\t': 'tabs',
};

export const getSeparatorWords = ({ separator }: PeopleImport): string =>
  separator ? `De cellen zijn gescheiden door ${SEPARATORS[separator]}.` : '';

/** 'voornaam: Oud → Nieuw', or the groups that are added. */
export const getChanges = ({ changes = [] }: SheetRow): string[] =>
  changes.map(({ field, from, to }) =>
    field === 'groups' ? `erbij in ${to}` : `${COLUMNS[field]}: ${from || '(leeg)'} → ${to}`,
  );

/** The cells that someone changed in rows of a list, by line; null for a row that is left out. */
export type Mended = ReadonlyMap<number, Cells | null>;

const quoted = (cell: string): string => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A cell outside the columns: of a row that nobody mended it is refused again, instead of lost in silence. */
const OUTSIDE = ';?';

/** The list with what was mended, as CSV in which each row keeps its line. */
export function toCsv(rows: readonly SheetRow[], mended: Mended): string {
  let csv = COLUMN_NAMES.map((name) => COLUMNS[name]).join(';');
  let line = 1;
  for (const row of [...rows].sort((a, b) => a.line - b.line)) {
    const cells = mended.has(row.line) ? mended.get(row.line) : row.cells;
    if (!cells) continue;
    const outside = row.errors['line'] && !mended.has(row.line) ? OUTSIDE : '';
    const text = COLUMN_NAMES.map((name) => quoted(cells[name] ?? '')).join(';') + outside;
    const first = Math.max(line + 1, row.line);
    csv += '\n'.repeat(first - line) + text;
    line = first + text.split('\n').length - 1;
  }
  return csv;
}

/** Lines with errors first; the others keep their order. */
export const wrongFirst = (rows: readonly SheetRow[]): SheetRow[] => [
  ...rows.filter(({ outcome }) => outcome === 'error'),
  ...rows.filter(({ outcome }) => outcome !== 'error'),
];

const people = (count: number): string => (count === 1 ? '1 gebruiker' : `${count} gebruikers`);

/** 'Regel 3 klopt niet.', '2 regels kloppen niet.' or what is going to happen. */
export function getSummary({ created, updated, unchanged, failed, rows }: PeopleImport): string {
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
