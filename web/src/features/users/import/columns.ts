import type { components } from '../../../api/schema';

type SheetColumn = components['schemas']['SheetColumn'];

/** What a column can hold. */
export type ImportColumn = NonNullable<SheetColumn['field']>;

/** What each is called in a list. */
export const COLUMNS: Record<ImportColumn, string> = {
  firstName: 'voornaam',
  infix: 'tussenvoegsel',
  lastName: 'achternaam',
  name: 'naam',
  email: 'e-mailadres',
  role: 'rol',
  groups: 'groepen',
  description: 'omschrijving',
};

export const COLUMN_NAMES = [
  'firstName',
  'infix',
  'lastName',
  'name',
  'email',
  'role',
  'groups',
  'description',
] as const satisfies readonly ImportColumn[];

/** The fields in which a row is mended: those that the list has, and what else an account has. */
export function getEditableColumns(columns: readonly SheetColumn[]): ImportColumn[] {
  const has = (field: ImportColumn): boolean => columns.some((column) => column.field === field);
  const isHalf = (field: ImportColumn): boolean => field === 'firstName' || field === 'lastName';
  return COLUMN_NAMES.filter(
    (field) => has(field) || !(field === 'infix' || field === 'name' || (isHalf(field) && has('name'))),
  );
}

/** The columns when one of them holds something else, which no other then holds. */
export const withField = (
  columns: readonly SheetColumn[],
  at: number,
  field: ImportColumn | null,
): SheetColumn[] =>
  columns.map((column, index) => {
    if (index === at) return { ...column, field };
    return column.field === field ? { ...column, field: null } : column;
  });

const quoted = (name: string): string => `“${name}”`;

const list = new Intl.ListFormat('nl', { type: 'conjunction' });

/** 'De kolommen “Afdeling” en “Team” worden weggelaten.'; empty when all are known. */
export function getLeftOut(columns: readonly SheetColumn[]): string {
  const names = columns.flatMap(({ name, field }) => (field === null && name !== '' ? quoted(name) : []));
  if (names.length === 0) return '';
  return names.length === 1
    ? `De kolom ${names.join('')} wordt weggelaten.`
    : `De kolommen ${list.format(names)} worden weggelaten.`;
}
