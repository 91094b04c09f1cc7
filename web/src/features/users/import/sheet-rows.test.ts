import { describe, expect, test } from 'vitest';
import { getLeftOut, getEditableColumns, withField } from './columns';
import type { SheetColumn } from './import-people';
import {
  becomesAdmin,
  getAdminWords,
  getChanges,
  getEditedSheet,
  sortRows,
  getSummary,
  type EditedRows,
  type SheetRow,
} from './sheet-rows';

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

const COLUMNS: SheetColumn[] = [
  { name: 'Naam', field: 'name' },
  { name: 'Afdeling', field: null },
  { name: 'E-mail; werk', field: 'email' },
];

describe('a mended list', () => {
  const said = (line: number, cells: SheetRow['cells'], ...rest: string[]): SheetRow => ({
    ...row(line, 'error'),
    cells,
    rest,
  });
  const readSheet = async (rows: SheetRow[], mended: EditedRows = new Map(), columns = COLUMNS) => {
    const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
    const { bytes, fields } = getEditedSheet({ ...counts, rows, columns }, mended);
    return { lines: (await bytes.text()).split('\n'), fields };
  };

  test('keeps each row on its line, its cells whole, and what is left out', async () => {
    const { lines, fields } = await readSheet([
      said(6, { name: 'C', email: 'c@x.nl' }, 'Zorg'),
      said(3, { name: 'Kim "K"', email: 'a,b' }, 'een\ntwee'),
    ]);
    expect(lines).toEqual([
      'Naam;Afdeling;"E-mail; werk"',
      '',
      '"Kim ""K""";"een',
      'twee";"a,b"',
      '',
      'C;Zorg;c@x.nl',
    ]);
    expect(fields).toEqual(['name', null, 'email']);
  });

  test('says what was mended, in a column of its own where there was none, and leaves out what must go', async () => {
    const rows = [
      said(2, { name: 'A', email: 'fout' }, 'Zorg'),
      said(3, { email: 'weg' }, 'Staf'),
      said(4, { name: 'D', email: 'd@x.nl' }, 'Staf'),
    ];
    const mended = new Map([
      [2, { name: 'A', email: 'goed@x.nl', role: 'beheerder' }],
      [3, null],
    ]);
    const { lines, fields } = await readSheet(rows, mended);
    expect(lines).toEqual([
      'Naam;Afdeling;"E-mail; werk";rol',
      'A;Zorg;goed@x.nl;beheerder',
      '',
      'D;Staf;d@x.nl;',
    ]);
    expect(fields).toEqual(['name', null, 'email', 'role']);
  });

  test('has cells outside the columns refused until the row was mended', async () => {
    const rows = [said(2, { name: 'A', email: 'a@x.nl' }, 'Zorg', 'buiten')];
    expect((await readSheet(rows)).lines[1]).toBe('A;Zorg;a@x.nl;buiten');
    const mended = new Map([[2, { name: 'A', email: 'a@x.nl', groups: 'Zorg' }]]);
    expect((await readSheet(rows, mended)).lines[1]).toBe('A;Zorg;a@x.nl;Zorg');
    const unnamed: SheetColumn[] = [
      { name: 'E-mail', field: 'email' },
      { name: '', field: null },
    ];
    const stray = [said(2, { email: 'a@x.nl' }, 'los')];
    expect((await readSheet(stray, new Map(), unnamed)).lines[1]).toBe('a@x.nl;los');
    expect((await readSheet(stray, new Map([[2, { email: 'b@x.nl' }]]), unnamed)).lines[1]).toBe('b@x.nl;');
  });
});

describe('the columns of a list', () => {
  test('that are left out are named', () => {
    expect(getLeftOut(COLUMNS)).toBe('De kolom “Afdeling” wordt weggelaten.');
    expect(getLeftOut([...COLUMNS, { name: 'Team', field: null }, { name: '', field: null }])).toBe(
      'De kolommen “Afdeling” en “Team” worden weggelaten.',
    );
    expect(getLeftOut(COLUMNS.slice(0, 1))).toBe('');
  });

  test('hold one thing each', () => {
    expect(withField(COLUMNS, 1, 'email').map(({ field }) => field)).toEqual(['name', 'email', null]);
    expect(withField(COLUMNS, 0, null).map(({ field }) => field)).toEqual([null, null, 'email']);
  });

  test('say in which fields a row is mended', () => {
    const rest = ['email', 'role', 'groups', 'description'];
    expect(getEditableColumns(COLUMNS)).toEqual(['name', ...rest]);
    expect(getEditableColumns([{ name: 'E-mail', field: 'email' }])).toEqual([
      'firstName',
      'lastName',
      ...rest,
    ]);
    expect(getEditableColumns([{ name: 'tv', field: 'infix' }])).toEqual([
      'firstName',
      'infix',
      'lastName',
      ...rest,
    ]);
  });
});

describe('who becomes an admin', () => {
  const raised: SheetRow = { ...row(4, 'create'), role: 'admin' };
  const role = (to: string) => [{ field: 'role' as const, from: '', to }];

  test.each<[SheetRow, boolean]>([
    [raised, true],
    [{ ...row(2, 'create'), role: 'user' }, false],
    [{ ...row(2, 'update'), role: 'admin' }, false],
    [{ ...row(2, 'update'), role: 'admin', changes: role('beheerder') }, true],
    [{ ...row(2, 'update'), role: 'user', changes: role('gebruiker') }, false],
    [{ ...row(2, 'unchanged'), role: 'admin' }, false],
  ])('%j: %s', (one, is) => {
    expect(becomesAdmin(one)).toBe(is);
  });

  test('is told, and stands right behind what is wrong', () => {
    expect(getAdminWords({ rows: [row(2, 'create')] })).toBe('');
    expect(getAdminWords({ rows: [raised] })).toBe('1 gebruiker wordt beheerder.');
    expect(getAdminWords({ rows: [raised, raised] })).toBe('2 gebruikers worden beheerder.');
    const lines = sortRows([row(2, 'create'), row(3, 'error'), raised, row(5, 'error')]);
    expect(lines.map(({ line }) => line)).toEqual([3, 5, 4, 2]);
  });
});

test.each([
  [2, 1, 0, 0, 'Alles klopt: 2 gebruikers erbij, 1 gebruiker gewijzigd.'],
  [1, 0, 3, 0, 'Alles klopt: 1 gebruiker erbij, 3 gebruikers ongewijzigd.'],
  [4, 0, 0, 1, 'Regel 7 klopt niet.'],
  [4, 0, 0, 3, '3 regels kloppen niet.'],
])('%i new, %i changed, %i as they were, %i wrong', (created, updated, unchanged, failed, said) => {
  expect(getSummary({ created, updated, unchanged, failed, rows: [row(7, 'error')] })).toBe(said);
});
