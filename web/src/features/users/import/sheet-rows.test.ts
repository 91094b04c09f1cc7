import { describe, expect, test } from 'vitest';
import { getChanges, getSummary, toCsv, wrongFirst, type SheetRow } from './sheet-rows';

const row = (line: number, outcome: SheetRow['outcome'], errors: SheetRow['errors'] = {}): SheetRow => ({
  line,
  outcome,
  errors,
  email: `${line}@example.org`,
  name: `Naam ${line}`,
});

test('a change says what it was and becomes', () => {
  const changes: SheetRow['changes'] = [
    { field: 'firstName', from: 'Oud', to: 'Nieuw' },
    { field: 'description', from: '', to: 'Arts' },
    { field: 'groups', from: '', to: 'Zorg, Staf' },
  ];
  expect(getChanges({ ...row(2, 'update'), changes })).toEqual([
    'voornaam: Oud → Nieuw',
    'omschrijving: (leeg) → Arts',
    'erbij in Zorg, Staf',
  ]);
});

describe('a mended list', () => {
  const HEADER = 'voornaam;achternaam;e-mailadres;rol;groepen;omschrijving';
  const said = (line: number, cells: SheetRow['cells'], errors: SheetRow['errors'] = {}): SheetRow => ({
    ...row(line, 'error', errors),
    cells,
  });

  test('keeps each row on its line, and its cells whole', () => {
    const rows = [
      said(6, { email: 'c@x.nl' }),
      said(3, { firstName: 'Kim "K"', groups: 'A;B', description: 'een\ntwee' }),
    ];
    expect(toCsv(rows, new Map())).toBe(`${HEADER}\n\n"Kim ""K""";;;;"A;B";"een\ntwee"\n\n;;c@x.nl;;;`);
  });

  test('says what was mended, and leaves out what must go', () => {
    const rows = [said(2, { email: 'fout' }), said(3, { email: 'weg' }), said(4, { email: 'd@x.nl' })];
    const mended = new Map([
      [2, { email: 'goed@x.nl' }],
      [3, null],
    ]);
    expect(toCsv(rows, mended)).toBe(`${HEADER}\n;;goed@x.nl;;;\n\n;;d@x.nl;;;`);
  });

  test('has cells outside the columns refused until the row was mended', () => {
    const rows = [said(2, { email: 'a@x.nl' }, { line: ['Te veel.'] })];
    expect(toCsv(rows, new Map())).toBe(`${HEADER}\n;;a@x.nl;;;;?`);
    expect(toCsv(rows, new Map([[2, { email: 'a@x.nl' }]]))).toBe(`${HEADER}\n;;a@x.nl;;;`);
  });
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
