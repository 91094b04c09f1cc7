import { expect, test } from 'vitest';
import { getFaults, getSummary, wrongFirst, type SheetRow } from './sheet-rows';

const row = (line: number, outcome: SheetRow['outcome'], errors: SheetRow['errors'] = {}): SheetRow => ({
  line,
  outcome,
  errors,
  email: `${line}@example.org`,
  name: `Naam ${line}`,
});

test('a wrong line names its columns and why', () => {
  const wrong = row(3, 'error', {
    email: ['Geen e-mailadres.'],
    line: ['Er staat iets buiten de kolommen.'],
  });
  expect(getFaults(wrong)).toEqual([
    { column: 'e-mailadres', message: 'Geen e-mailadres.' },
    { column: 'hele regel', message: 'Er staat iets buiten de kolommen.' },
  ]);
});

test('what is wrong stands first', () => {
  const lines = wrongFirst([row(2, 'create'), row(3, 'error'), row(4, 'update'), row(5, 'error')]);
  expect(lines.map(({ line }) => line)).toEqual([3, 5, 2, 4]);
});

test.each([
  [2, 1, 0, 0, 'Alles klopt: 2 gebruikers erbij, 1 gebruiker gewijzigd.'],
  [1, 0, 3, 0, 'Alles klopt: 1 gebruiker erbij, 3 gebruikers ongewijzigd.'],
  [4, 0, 0, 1, 'Regel 7 klopt niet.'],
  [4, 0, 0, 3, '3 regels kloppen niet.'],
])('%i new, %i changed, %i as they were, %i wrong', (created, updated, unchanged, failed, said) => {
  expect(getSummary({ created, updated, unchanged, failed, rows: [row(7, 'error')] })).toBe(said);
});
