import type { PeopleImport } from './import-people';

export type SheetRow = PeopleImport['rows'][number];

export const OUTCOMES: Record<SheetRow['outcome'], string> = {
  create: 'Nieuw',
  update: 'Gewijzigd',
  unchanged: 'Ongewijzigd',
  error: 'Fout',
};

const COLUMNS: Record<string, string> = {
  firstName: 'voornaam',
  lastName: 'achternaam',
  email: 'e-mailadres',
  role: 'rol',
  groups: 'groepen',
  description: 'omschrijving',
};

export const getFaults = ({ errors }: SheetRow): { column: string; message: string }[] =>
  Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ column: COLUMNS[field] ?? 'hele regel', message })),
  );

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
