import { describe, expect, test } from 'vitest';
import { readSheet } from '../../src/api/user/lib/import/sheet';

const getFields = (header: string): (string | null)[] =>
  readSheet(Buffer.from(`${header}\nx${',x'.repeat(header.split(',').length - 1)}`)).columns.map(
    ({ field }) => field,
  );

describe('columns are known by what they are commonly called', () => {
  test.each([
    [
      'Voornaam,Tussenvoegsel,Achternaam,E-mail adres,Rol,Groep(en)',
      'firstName infix lastName email role groups',
    ],
    ['ROEPNAAM,tv,Familienaam,E-MAILADRES,Role,Groups', 'firstName infix lastName email role groups'],
    ['First Name,Middle Name,Last Name,Email Address,Group', 'firstName infix lastName email groups'],
    ['givenName,surname,mail,Description', 'firstName lastName email description'],
    ['Naam,Mail', 'name email'],
    ['Display name,userPrincipalName', 'name email'],
    ['Voornaam,Naam,E-mail', 'firstName lastName email'],
    ['Naam,Achternaam,E-mail', 'firstName lastName email'],
    ['Naam,Voornaam,Achternaam,E-mail', 'name firstName lastName email'],
    ['Prénom,NAAM *,“E-mail”:', 'firstName lastName email'],
    ['First Name [Required],Last Name [Required],E-mail (verplicht),Status', 'firstName lastName email -'],
    ['Voornaam,Middelste naam,Achternaam,E-mailadres werk', 'firstName infix lastName email'],
    ['email,Afdeling,wachtwoord,__proto__,constructor,', 'email - - - - -'],
  ])('%s', (header, fields) => {
    expect(
      getFields(header)
        .map((field) => field ?? '-')
        .join(' '),
    ).toBe(fields);
  });

  test('but what somebody says counts', () => {
    const said = ['email', null, 'groups'] as const;
    const { rows, columns } = readSheet(Buffer.from('Naam;E-mail;Afdeling\na@b.nl;weg;Zorg'), said);
    expect(columns).toEqual([
      { name: 'Naam', field: 'email' },
      { name: 'E-mail', field: null },
      { name: 'Afdeling', field: 'groups' },
    ]);
    expect(rows).toMatchObject([{ cells: { email: 'a@b.nl', groups: 'Zorg' }, rest: ['weg'] }]);
  });
});

describe('a first line that says what separates the cells', () => {
  const BODY = 'E-mail{}Omschrijving\r\na@b.nl{}"een{} twee"\r\n';
  test.each([
    ['sep=;', ';'],
    ['SEP=,', ','],
    ['"sep=;"', ';'],
    ['sep=;;;', ';'],
    ['sep=\t', '\t'],
    ['sep=|', '|'],
    ['\ufeffsep=;', ';'],
  ])('%j', (line, separator) => {
    const sheet = readSheet(Buffer.from(`${line}\r\n${BODY.replaceAll('{}', separator)}`));
    expect(sheet.separator).toBe(separator);
    expect(sheet.rows).toMatchObject([
      { line: 3, cells: { email: 'a@b.nl', description: `een${separator} twee` }, isTooLong: false },
    ]);
  });

  test('counts for more than the header', () => {
    const { rows } = readSheet(Buffer.from('sep=;\nE-mail;Een, twee, drie\na@b.nl;x'));
    expect(rows).toMatchObject([{ cells: { email: 'a@b.nl' }, rest: ['x'] }]);
  });
});

test.each([
  ['Naam|E-mail|Groepen\nx|a@b.nl|Zorg', '|'],
  ['Naam (voornaam, achternaam);E-mail\nx;a@b.nl', ';'],
  ['E-mail\tAchternaam, voornaam, titel, en zo\na@b.nl\tx', '\t'],
  ['E-mail|Rol|Afdeling; team; dienst; zorg\na@b.nl|Gebruiker|x', '|'],
  ['E-mail\na@b.nl', ','],
  ['adres;a|b|c|d\na@b.nl;x', '|'],
])('what separates the cells is seen in %j', (list, separator) => {
  const said = list
    .split('\n')[0]
    ?.split(separator)
    .map((_name, at) => (at === 0 ? ('email' as const) : null));
  expect(readSheet(Buffer.from(list), said).separator).toBe(separator);
});

test('a separator within quotes separates nothing', () => {
  expect(readSheet(Buffer.from('"a, b, c, d";E-mail;x\n1;a@b.nl;2')).separator).toBe(';');
});

test('what stands nowhere in the columns is told, what is left out is kept', () => {
  const { rows } = readSheet(
    Buffer.from('E-mail;Afdeling;\na@b.nl;Zorg;\nc@d.nl;;los\ne@f.nl;;;buiten\n;Zorg;\n;;;\n'),
  );
  expect(rows.map(({ line, rest, isTooLong }) => [line, rest, isTooLong])).toEqual([
    [2, ['Zorg', ''], false],
    [3, ['', 'los'], true],
    [4, ['', '', 'buiten'], true],
    [5, ['Zorg', ''], false],
  ]);
});

test('a quote that does not end is told where it stands', () => {
  const broken = () => readSheet(Buffer.from('E-mail;Naam\na@b.nl;"A" B\n'));
  expect(broken).toThrow(expect.objectContaining({ fields: { file: [expect.stringContaining('regel 2')] } }));
});
