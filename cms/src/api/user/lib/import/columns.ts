import { PortalError } from '../../../../http/errors';
import type { ImportColumn, SheetColumn } from '../../../../http/schemas/import-row';
import { fold } from '../../../../shared/fold';

/** What columns are called, without capitals, accents and marks. */
const SYNONYMS: Record<ImportColumn, string> = {
  firstName: 'voornaam voornamen roepnaam firstname first givenname forename vorname prenom',
  infix: 'tussenvoegsel tussenvoegsels tussenv tv voorvoegsel voorvoegsels infix middlename middelstenaam',
  lastName: 'achternaam familienaam geslachtsnaam lastname last surname familyname nachname',
  name: 'naam name volledigenaam naamvolledig fullname displayname weergavenaam',
  email:
    'email emailadres emailaddress mail mailadres mailaddress emailwerk emailadreswerk werkemail werkmail zakelijkemail emailzakelijk emailadreszakelijk email1 email1value emailid useremail userprincipalname',
  role: 'rol rollen role roles',
  groups: 'groep groepen groepsnaam groepsnamen gebruikersgroep gebruikersgroepen group groups',
  description: 'omschrijving beschrijving toelichting description',
};

const getKey = (name: string): string => fold(name).replace(/[^a-z0-9]/g, '');

/** Text in brackets may belong to a name, 'Groep(en)', or be a remark, 'E-mail (verplicht)'. */
const withoutBrackets = (name: string): string => name.replace(/\([^)]*\)|\[[^\]]*\]/g, '');

const isColumn = (name: string): name is ImportColumn => Object.hasOwn(SYNONYMS, name);

const FIELDS = Object.keys(SYNONYMS).filter(isColumn);

const BY_KEY = new Map(
  FIELDS.flatMap((field) => SYNONYMS[field].split(' ').map((key) => [key, field] as const)),
);

const findField = (name: string): ImportColumn | null =>
  BY_KEY.get(getKey(name)) ?? BY_KEY.get(getKey(withoutBrackets(name))) ?? null;

/** How many of these names say what a column holds. */
export const countKnown = (names: readonly string[]): number =>
  names.filter((name) => findField(name) !== null).length;

/** Next to a column for one half of a name, 'Naam' is the other half. */
const OTHER_HALF: Partial<Record<ImportColumn, ImportColumn>> = {
  firstName: 'lastName',
  lastName: 'firstName',
};

/** Guesses the columns from their names; unknown ones are left out. */
function guessColumns(header: readonly string[]): SheetColumn[] {
  const columns = header.map((name) => ({ name, field: findField(name) }));
  const halves = columns.flatMap(({ field }) => (field ? (OTHER_HALF[field] ?? []) : []));
  const [half, ...both] = new Set(halves);
  if (!half || both.length > 0) return columns;
  return columns.map(({ name, field }) => ({ name, field: field === 'name' ? half : field }));
}

const MOST = 200;
const LONGEST = 255;

/** The refusal of a list because of its columns, which the sender may then assign. */
const refused = (sentence: string, columns?: SheetColumn[]): PortalError =>
  new PortalError(400, sentence, { file: [sentence] }, {}, columns && { columns });

const getSecond = (columns: readonly SheetColumn[]): SheetColumn | undefined =>
  columns.find(({ field }, at) => field !== null && columns.findIndex((other) => other.field === field) < at);

/** The columns of a header: as guessed, or as the sender assigned them. Throws 400 at `file`, with the columns. */
export function getColumns(header: readonly string[], said?: readonly SheetColumn['field'][]): SheetColumn[] {
  if (header.length > MOST) throw refused(`Dit bestand heeft meer dan ${MOST} kolommen.`);
  const names = header.map((name) => name.slice(0, LONGEST));
  if (said && said.length !== names.length) {
    throw refused('Zeg van elke kolom wat erin staat.', guessColumns(names));
  }
  const columns = said ? names.map((name, at) => ({ name, field: said[at] ?? null })) : guessColumns(names);
  const second = getSecond(columns);
  if (second) {
    throw refused(`De kolom “${second.name}” is er al een keer. Laat er een weg.`, columns);
  }
  if (!columns.some(({ field }) => field === 'email')) {
    throw refused('De kolom e-mailadres ontbreekt. Staat er een kop boven de lijst?', columns);
  }
  return columns;
}
