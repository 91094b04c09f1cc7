import { describe, expect, test } from 'vitest';
import { csv, sendImport } from '../support/user-import';
import { admin, groupNames, groups, people, setUpPortal } from '../support/shared-portal';
import type { List } from '../support/people';
import { newWord } from '../support/words';

setUpPortal();

const DOMAIN = `${newWord()}.example`;

/** As somebody's spreadsheet has it. */
const messy = () =>
  csv(
    'sep=;',
    '"Voornaam";"tussenvoegsel";"Achternaam";"E-mail adres";"Afdeling";"Rol"',
    `Jan;van der;Berg;JAN@${DOMAIN.toUpperCase()} ;${groupNames[0]};`,
    `"Piet";;"Jansen; junior";piet@${DOMAIN};"${groupNames.join(', ')}";Beheerder`,
    '',
    `Kees;;Smit;kees(at)${DOMAIN};${groupNames[0]};gebruiker`,
    `Anna;;;anna@${DOMAIN};Onbekende groep;`,
    `Jan;van der;Berg;jan@${DOMAIN};${groupNames[0]};`,
  );
const SAID = 'columns=firstName,infix,lastName,email,groups,role';

const tried = async (query: string, sheet: string) => {
  const { status, body } = await sendImport(admin, `?cells=true&${query}`, sheet);
  expect(status).toBe(200);
  return body.data;
};

describe('a list as somebody has it', () => {
  test('is read: what it does not know is left out and named, what is wrong stands at its line', async () => {
    const { columns, rows, failed, separator } = await tried('', messy());
    expect([separator, failed]).toEqual([';', 3]);
    expect(columns.filter(({ field }) => field === null)).toEqual([{ name: 'Afdeling', field: null }]);
    expect(rows.map(({ line, name, errors }) => [line, name, Object.keys(errors)])).toEqual([
      [3, 'Jan van der Berg', []],
      [4, 'Piet Jansen; junior', []],
      [6, 'Kees Smit', ['email']],
      [7, 'Anna', ['lastName']],
      [8, 'Jan van der Berg', ['email']],
    ]);
    expect(rows[1]).toMatchObject({ role: 'admin', groups: [], rest: [groupNames.join(', ')] });
  });

  test('is read as somebody says', async () => {
    const { columns, rows } = await tried(SAID, messy());
    expect(columns[4]).toEqual({ name: 'Afdeling', field: 'groups' });
    expect(rows[0]).toMatchObject({ role: 'user', groups: [groupNames[0]] });
    expect(rows[1]?.groups?.toSorted()).toEqual(groupNames.toSorted());
    expect(Object.keys(rows[3]?.errors ?? {})).toEqual(['groups', 'lastName']);
  });

  test('comes in as it was tried', async () => {
    const sheet = csv('Wie;Adres;Afdeling', `Berg, Jan van der;komt@${DOMAIN};${groupNames[1]}`);
    const { status, body } = await sendImport(admin, '?dry_run=false&columns=name,email,groups', sheet);
    expect([status, body.data.created]).toEqual([200, 1]);
    const { body: found } = await admin.get<List>(`/users?search=komt@${DOMAIN}`);
    expect(found.data).toMatchObject([
      { firstName: 'Jan', lastName: 'van der Berg', groups: [{ id: groups[1] }], roles: [{ name: 'user' }] },
    ]);
  });

  test('says what role and groups somebody keeps', async () => {
    const boss = await people.make({ roles: ['admin'], groups: [groups[0]] });
    const { rows } = await tried('', csv('email,groep', `${boss.email},${groupNames[1]}`));
    expect(rows[0]).toMatchObject({ role: 'admin', outcome: 'update' });
    expect(rows[0]?.groups?.toSorted()).toEqual(groupNames.toSorted());
  });
});

describe('names', () => {
  test('that are half there are told beside the column that has them', async () => {
    const sheet = csv('Naam;E-mail', `Jan de Wit;j@${DOMAIN}`, `Madonna;m@${DOMAIN}`, `;l@${DOMAIN}`);
    const { rows } = await tried('', sheet);
    expect(rows.map(({ errors }) => errors)).toEqual([
      {},
      { name: ['Vul een voornaam en een achternaam in.'] },
      { name: ['Vul dit veld in.'] },
    ]);
  });

  test('of who is there stay where the list says nothing', async () => {
    const known = await people.make({ firstName: 'Oud', lastName: 'Blijft' });
    for (const [header, cells, outcome] of [
      ['Naam', '', 'unchanged'],
      ['Naam', 'Nieuw', 'update'],
      ['Tussenvoegsel', '', 'unchanged'],
      ['Tussenvoegsel', 'van', 'error'],
    ]) {
      const { rows } = await tried('', csv(`Mail;${header}`, `${known.email};${cells}`));
      expect([header, cells, rows[0]?.outcome]).toEqual([header, cells, outcome]);
    }
  });
});

test('without cells the answer names the columns, and is what it was', async () => {
  const sheet = csv('Voornaam,Achternaam,E-mailadres,Team', `Cas,Kok,cas@${DOMAIN},Blauw`);
  const { body } = await sendImport(admin, '', sheet);
  expect(body.data).toEqual({
    rows: [{ line: 2, email: `cas@${DOMAIN}`, name: 'Cas Kok', outcome: 'create', errors: {} }],
    created: 1,
    updated: 0,
    unchanged: 0,
    failed: 0,
    columns: [
      { name: 'Voornaam', field: 'firstName' },
      { name: 'Achternaam', field: 'lastName' },
      { name: 'E-mailadres', field: 'email' },
      { name: 'Team', field: null },
    ],
  });
});
