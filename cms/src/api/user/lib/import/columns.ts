import { invalidField } from '../../../../http/errors';

/** The possible columns of a user import. */
export type ColumnName = 'firstName' | 'lastName' | 'email' | 'role' | 'groups' | 'description';

/** Column names in lower case, without separators. */
const NAMES = new Map<string, ColumnName>([
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
export function getColumns(header: readonly string[]): (ColumnName | null)[] {
  const columns = header.map((cell): ColumnName | null => {
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
